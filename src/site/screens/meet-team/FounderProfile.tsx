import { Certificate } from '../../components/Certificate/Certificate.tsx';
import { Copy } from '../../components/Copy/Copy.tsx';
import { List } from '../../components/List/List.tsx';
import styles from './FounderProfile.module.css';
import type { MeetTeamContent } from './load.ts';
import { Monogram } from './Monogram.tsx';
import { PersonFacts } from './PersonFacts.tsx';
import { Spoken } from './Spoken.tsx';

type Props = Pick<MeetTeamContent['founder'], 'person' | 'rolesHeading'> &
  Pick<MeetTeamContent, 'labels'>;

/** The founder: a certificate with name and milestones beside what she does and did before. */
export function FounderProfile({ person, rolesHeading, labels }: Props) {
  return (
    <div className={`beside ${styles.split}`} id={person.file}>
      <Certificate>
        <div className={styles.certificate}>
          <Monogram {...person.portrait} size="large" />
          <h3>{person.name}</h3>
          <p>{person.title}</p>
          {person.languages.length > 0 && (
            <Spoken label={labels.languages} languages={person.languages} />
          )}
          <List className="points" aria-label={labels.milestones}>
            {person.milestones.map((milestone) => (
              <li key={milestone}>{milestone}</li>
            ))}
          </List>
        </div>
      </Certificate>
      <div className={styles.text}>
        {person.paragraphs.map((paragraph) => (
          <p key={paragraph}>
            <Copy>{paragraph}</Copy>
          </p>
        ))}
        {person.roles.length > 0 && <h4>{rolesHeading}</h4>}
        <List className={styles.roles}>
          {person.roles.map((role) => (
            <li key={role}>{role}</li>
          ))}
        </List>
        <PersonFacts labels={labels} {...person} />
      </div>
    </div>
  );
}
