import styles from './PersonFacts.module.css';

interface Props {
  experience: string;
  education: string;
  specialties: readonly string[];
}

/** What a person brings, as a ruled table. */
export function PersonFacts({ experience, education, specialties }: Props) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Experience</dt>
        <dd>{experience}</dd>
      </div>
      <div>
        <dt>Education</dt>
        <dd>{education}</dd>
      </div>
      {specialties.length > 0 && (
        <div>
          <dt>Specialties</dt>
          <dd>
            <ul>
              {specialties.map((specialty) => (
                <li key={specialty}>{specialty}</li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  );
}
