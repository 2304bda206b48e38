import { longUsDate } from '../../../base/calendar/us-date.ts';
import type { Deadline } from './deadline.ts';
import styles from './TinyPrint.module.css';

interface Props {
  code: string;
  /** The text before the last day. */
  label: string;
  deadline: Deadline;
}

/** The repetitions on a line: as many as fit. */
const TIMES = 6;

/**
 * Decorative microprint (aria-hidden), as engravers add against forgery: the sheet's serial from paper and day, and
 * the last day along the border.
 */
export function TinyPrint({ code, label, deadline: { dated, last } }: Props) {
  const serial = `${code} · ${(dated ?? last).slice(5).replace('-', '')}`;
  const line = `${label} ${longUsDate(last)} · ${serial} · `.toUpperCase().repeat(TIMES);
  return (
    <>
      <p className={styles.serial} aria-hidden="true">
        {serial}
      </p>
      <svg className={styles.lines} aria-hidden="true" data-print>
        <text y="5" textLength="100%">
          {line}
        </text>
        <text y="100%" textLength="100%">
          {line}
        </text>
      </svg>
    </>
  );
}
