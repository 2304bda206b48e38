import type { Deadline } from './deadline.ts';
import { paperWords } from './load.ts';
import styles from './Ruler.module.css';
import { type Mark, rulerOf } from './ruler.ts';

const { certificate } = paperWords;
/** Closer to an end of the ruler than this, a centered label would overhang it. */
const NEAR_END = 0.08;

/** The days left as a ruler with a tick each. Decorative: the text repeats it, and screen readers skip it. */
export function Ruler({ deadline, today }: { deadline: Deadline; today: string }) {
  const days = rulerOf(deadline, today);
  if (days === undefined) return null;
  const { count, spent, ticks, marks } = days;
  return (
    <div className={styles.ruler}>
      <svg width="100%" height="64" aria-hidden="true">
        <svg
          viewBox={`0 -30 ${count} 30`}
          width="100%"
          height="30"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={styles.spent} d={`${ticks.spent}M0 0h${Math.min(spent, count)}`} />
          {spent < count && (
            <>
              <path d={ticks.left} />
              <path className={styles.run} d={`M${spent} 0H${count}`} />
            </>
          )}
        </svg>
        {marks.filter(isDrawn).map((mark) => (
          <MarkOf key={mark.kind + mark.at} {...mark} />
        ))}
      </svg>
    </div>
  );
}

/** The first day has only a label, no sign. */
function isDrawn({ kind, room }: Mark): boolean {
  return kind !== 'start' || room !== 'none';
}

function MarkOf({ kind, at, day, room }: Mark) {
  const x = `${Number((at * 100).toFixed(2))}%`;
  const anchor = at < NEAR_END ? 'start' : at > 1 - NEAR_END ? 'end' : 'middle';
  return (
    <svg x={x} y="30" data-mark={kind} aria-hidden="true">
      {kind === 'reminder' && <path d="M0-6 6 0 0 6-6 0z" />}
      {kind !== 'reminder' && kind !== 'start' && <circle r={kind === 'last' ? 7 : 6} />}
      {room !== 'none' && (
        <text y="27" textAnchor={anchor} data-room={room}>
          <LabelOf kind={kind} day={day} />
        </text>
      )}
    </svg>
  );
}

/** A mark's label; its second part shows only in wide windows. */
function LabelOf({ kind, day }: Pick<Mark, 'kind' | 'day'>) {
  switch (kind) {
    case 'last':
      return day;
    case 'reminder':
      return certificate.reminder;
    case 'today':
      return (
        <>
          {certificate.today}
          <tspan data-room="wide">, {day}</tspan>
        </>
      );
    case 'start':
      return (
        <>
          {day}
          <tspan data-room="wide">, {certificate.start}</tspan>
        </>
      );
  }
}
