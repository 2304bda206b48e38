import { deadlineAddress } from '../../../papers/deadline-address.ts';
import { DATE_PARAM } from '../../../papers/printed-day.ts';
import { buttonClass } from '../../components/Button/Button.tsx';
import styles from './DateField.module.css';
import type { DatedPaper } from './deadline.ts';
import { paperWords } from './load.ts';

interface Props {
  paper: DatedPaper;
  /** The day typed before, YYYY-MM-DD. */
  day?: string | undefined;
  look?: 'action' | 'outline';
}

const { asked } = paperWords;
const EARLIEST = '1990-01-01';

/** The field for the day printed on a paper, which leads to its certificate; a plain form. */
export function DateField({ paper: { code, clock }, day, look = 'outline' }: Props) {
  const label =
    clock.counts === 'printed'
      ? asked.printed
      : asked.dated.replace('<paper>', clock.from ?? asked.it);
  return (
    <form className={styles.field} action={deadlineAddress(code)}>
      <label htmlFor={DATE_PARAM}>{label}</label>
      <input
        id={DATE_PARAM}
        name={DATE_PARAM}
        type="date"
        min={EARLIEST}
        required
        defaultValue={day}
        aria-describedby={`${DATE_PARAM}-hint`}
      />
      <button type="submit" className={buttonClass} data-look={look}>
        {asked.button}
      </button>
      <p id={`${DATE_PARAM}-hint`}>{asked.hint}</p>
    </form>
  );
}
