import { axisStations } from '../../../../content/drawn/axis.ts';
import type { Axis as Content } from '../../../../content/schemas/exhibits/axis.ts';
import { Copy } from '../../../components/Copy/Copy.tsx';
import styles from './Axis.module.css';
import { numbered } from './numbered.ts';

/** Stations along months, which run down a phone and across a wide screen, with a tick for each month. */
export function Axis(axis: Pick<Content, 'start' | 'stations'>) {
  return (
    <ol className={styles.axis}>
      {axisStations(axis).map(({ label, span, station }) => (
        <li
          key={label}
          className={numbered(span)}
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
  );
}
