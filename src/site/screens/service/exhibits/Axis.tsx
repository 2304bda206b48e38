import { axisStations, type Axis as Content } from '../../../../content/schemas/exhibits/axis.ts';
import styles from './Axis.module.css';
import { Entries } from './Entries.tsx';
import rail from './Rail.module.css';

/** Stations along months, with a tick for each month. */
export function Axis(axis: Content) {
  const entries = axisStations(axis).map((station) => ({
    ...station,
    state: station.broken ? 'broken' : undefined,
    numbers: { '--span': station.span },
  }));
  return <Entries className={`${styles.axis} ${rail.across}`} entries={entries} />;
}
