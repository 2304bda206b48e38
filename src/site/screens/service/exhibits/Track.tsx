import type { Track as Content } from '../../../../content/schemas/exhibits/track.ts';
import { Entries } from './Entries.tsx';
import rail from './Rail.module.css';
import styles from './Track.module.css';

/** Stops along a line, with the ways that part behind the last. */
export function Track({ stops, ways }: Content) {
  const branches = { drawing: <Entries className={styles.ways} entries={ways} /> };
  const entries = ways.length > 0 ? [...stops, branches] : stops;
  return <Entries className={`${styles.track} ${rail.across}`} entries={entries} />;
}
