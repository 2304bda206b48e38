import { axisStations } from '../../../../content/drawn/axis.ts';
import type { Axis as Content } from '../../../../content/schemas/exhibits/axis.ts';
import { Copy } from '../../../components/Copy/Copy.tsx';
import styles from './Axis.module.css';
import { Places } from './Places.tsx';

/** Stations along months, which run down a phone and across a wide screen, with a tick for each month. */
export function Axis(axis: Pick<Content, 'start' | 'stations'>) {
  const stations = axisStations(axis);
  return (
    <>
      <Places of={styles.axis} entries={stations.map(({ span }) => ({ '--span': span }))} />
      <ol className={styles.axis}>
        {stations.map(({ label, station }) => (
          <li
            key={label}
            data-marked={station.marked || undefined}
            data-broken={station.broken || undefined}
          >
            <div>
              <h4>
                <b>{label}</b> {station.title}
              </h4>
              <p>
                <Copy>{station.description}</Copy>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}
