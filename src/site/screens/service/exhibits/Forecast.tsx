import {
  type Forecast as Content,
  lowestOf,
} from '../../../../content/schemas/exhibits/forecast.ts';
import bars from './Bars.module.css';
import styles from './Forecast.module.css';
import { Line } from './Line.tsx';
import { Places } from './Places.tsx';

/** The weeks of a quarter as bars from the zero line: rows on a phone, columns on a wide screen. */
export function Forecast({ weeks, lowest }: Content) {
  const least = lowestOf(weeks);
  const below = Math.min(0, least);
  const span = Math.max(...weeks.map(({ cents }) => cents)) - below;
  const percent = (cents: number) => Math.round((cents / span) * 1e3) / 10;
  const entries = weeks.map(({ cents }) => ({
    '--from': percent(Math.min(0, cents) - below),
    '--part': percent(Math.abs(cents)),
  }));
  return (
    <>
      <Places of={styles.weeks} whole={{ '--zero': percent(-below) }} entries={entries} />
      <dl className={`${styles.weeks} ${bars.bars}`}>
        {weeks.map(({ printed, cents }, place) => {
          const week = `Week ${place + 1}`;
          const isLowest = cents === least;
          return (
            <Line
              key={week}
              amount={printed}
              note={isLowest ? lowest : undefined}
              marked={isLowest}
            >
              {week}
            </Line>
          );
        })}
      </dl>
    </>
  );
}
