import { firm } from '../../load/firm.ts';
import { speakersOf } from '../../load/people.ts';
import { shellWords } from '../../shell/words.ts';
import { telHref } from '../contact-links.ts';
import styles from './SpanishLine.module.css';

const names = new Intl.ListFormat('es', { type: 'disjunction' }).format(speakersOf('Spanish'));

/** The Spanish line with the names of Spanish speakers; renders nothing if there are none. */
export function SpanishLine() {
  if (!names) return null;
  return (
    <p className={styles.line} lang="es">
      {`${shellWords.spanish} ${names}, `}
      <a href={telHref(firm.phones.main)}>{firm.phones.main}</a>
    </p>
  );
}
