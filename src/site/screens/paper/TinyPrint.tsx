import { longUsDate } from '../../../base/calendar/us-date.ts';
import type { Deadline } from './deadline.ts';
import styles from './TinyPrint.module.css';

interface Props {
  code: string;
  /** The words before the last day. */
  label: string;
  deadline: Deadline;
}

/** How often a line says it: as often as fits. */
const TIMES = 6;

/**
 * What an engraver adds against forgers: the sheet's serial, made of paper and day, and along its
 * border the last day in print that is read at twice its size. It says nothing new.
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
