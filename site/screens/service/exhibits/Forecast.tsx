import {
  type Forecast as Content,
  lowestOf,
} from '../../../../content/schemas/exhibits/forecast.ts';
import styles from './Forecast.module.css';
import { Places } from './Places.tsx';

/** The weeks of a quarter as bars from the zero line: rows on a phone, columns on a wide screen. */
export function Forecast({ weeks, lowest }: Pick<Content, 'weeks' | 'lowest'>) {
  const least = lowestOf(weeks);
  const below = Math.min(0, least);
  const span = Math.max(...weeks.map(({ cents }) => cents)) - below;
  const percent = (cents: number) => Math.round((cents / span) * 1e3) / 10;
  const entries = weeks.map(({ cents }) => ({
    '--from': percent(Math.min(0, cents) - below),
    '--part': percent(Math.abs(cents)),
    '--zero': percent(-below),
  }));
  return (
    <>
      <Places of={styles.weeks} entries={entries} />
      <ol className={styles.weeks}>
        {weeks.map(({ printed, cents }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a week has no other name.
          <li key={place} data-marked={cents === least || undefined}>
            Week {place + 1}
            <b>{printed}</b>
            {cents === least && <p>{lowest}</p>}
          </li>
        ))}
      </ol>
    </>
  );
}
