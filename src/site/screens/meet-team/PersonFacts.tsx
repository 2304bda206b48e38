import { TextList } from '../../components/List/TextList.tsx';
import { joinNames } from '../../load/people.ts';
import type { MeetTeamContent } from './load.ts';
import styles from './PersonFacts.module.css';

interface Props {
  labels: MeetTeamContent['labels'];
  experience: string;
  education: string;
  specialties: readonly string[];
}

/** A person's languages, specialties and credentials, as a ruled table. */
export function PersonFacts({ labels, experience, education, specialties }: Props) {
  return (
    <dl className={`rows ${styles.facts}`}>
      <div>
        <dt>{labels.experience}</dt>
        <dd>{experience}</dd>
      </div>
      <div>
        <dt>{labels.education}</dt>
        <dd>{education}</dd>
      </div>
      {specialties.length > 0 && (
        <div>
          <dt>{labels.specialties}</dt>
          <dd>
            <TextList items={specialties} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** The languages of a person, directly under the name. */
export function Spoken({ label, languages }: { label: string; languages: readonly string[] }) {
  return (
    <dl className={`wrap ${styles.spoken}`}>
      <dt>{label}</dt>
      <dd>{joinNames(languages)}</dd>
    </dl>
  );
}
