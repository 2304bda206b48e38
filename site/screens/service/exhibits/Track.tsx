import type { Track as Content } from '../../../../content/schemas/exhibits/track.ts';
import { Copy } from '../../../components/Copy/Copy.tsx';
import rail from './Rail.module.css';
import styles from './Track.module.css';

/** Stops along a line, which runs down a phone and across a wide screen, with the ways that part behind the last. */
export function Track({ stops, ways }: Pick<Content, 'stops' | 'ways'>) {
  return (
    <ol className={`${rail.rail} ${styles.track}`}>
      {stops.map(({ title, description, marked }) => (
        <li key={title} data-marked={marked || undefined}>
          <h4>
            <Copy>{title}</Copy>
          </h4>
          <p>
            <Copy>{description}</Copy>
          </p>
        </li>
      ))}
      {ways.length > 0 && (
        <li>
          <ul className={styles.ways}>
            {ways.map(({ title, description }) => (
              <li key={title}>
                <h4>{title}</h4>
                <p>
                  <Copy>{description}</Copy>
                </p>
              </li>
            ))}
          </ul>
        </li>
      )}
    </ol>
  );
}
