import { inSentence } from '../../load/people.ts';
import styles from './Spoken.module.css';

/** The languages that a person speaks, right under the name. */
export function Spoken({ languages }: { languages: readonly string[] }) {
  return (
    <dl className={styles.spoken}>
      <dt>Languages</dt>
      <dd>{inSentence(languages)}</dd>
    </dl>
  );
}
