import { inSentence } from '../../load/people.ts';
import styles from './Spoken.module.css';

/** The languages that a person speaks, right under the name. */
export function Spoken({ label, languages }: { label: string; languages: readonly string[] }) {
  return (
    <dl className={styles.spoken}>
      <dt>{label}</dt>
      <dd>{inSentence(languages)}</dd>
    </dl>
  );
}
