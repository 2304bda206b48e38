import { shortUsDay } from '../../../base/calendar/us-date.ts';
import styles from './Dial.module.css';
import type { Dial as Drawn } from './dial.ts';

interface Props {
  dial: Drawn;
  /** The next due day, YYYY-MM-DD. */
  next: string;
  label: string;
}

/** The year as a dial: today at the top, a tick for each day, a diamond for each due day. The list repeats it. */
export function Dial({ dial, next, label }: Props) {
  const { past, ahead, sunday, months, diamonds } = dial;
  return (
    <svg className={styles.dial} viewBox="-345 -345 690 690" fontSize="25" aria-hidden="true">
      <path className={styles.past} d={past.d} pathLength={past.days} />
      <path d={ahead.d} pathLength={ahead.days} />
      <path
        className={styles.sundays}
        d={ahead.d}
        pathLength={ahead.days}
        strokeDashoffset={-sunday}
      />
      <path className={styles.today} d="M0-268V-226" />
      {[...diamonds].map(([family, d]) => (
        <path key={family} className={styles.due} data-family={family} d={d} />
      ))}
      {months.map(({ name, x, y }) => (
        <text key={name} x={x} y={y}>
          {name}
        </text>
      ))}
      <text className={styles.next} fontSize="64">
        {shortUsDay(next)}
      </text>
      <text y="44">{label}</text>
    </svg>
  );
}
