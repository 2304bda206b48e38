import styles from './PersonFacts.module.css';

interface Props {
  experience: string;
  education: string;
  languages: readonly string[];
  specialties: readonly string[];
}

/** What a person brings, as a ruled table. */
export function PersonFacts({ experience, education, languages, specialties }: Props) {
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
      {languages.length > 0 && (
        <div>
          <dt>Languages</dt>
          <dd>{languages.join(', ')}</dd>
        </div>
      )}
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
