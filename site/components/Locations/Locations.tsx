import type { Location } from '../../../content/schemas/location.ts';
import styles from './Locations.module.css';

interface Props {
  locations: readonly Location[];
  /** The address of the map, and what it shows in words. */
  map: { src: string; label: string };
}

/** The five locations as a ruled list beside the engraved map of Texas. */
export function Locations({ locations, map }: Props) {
  return (
    <div className={styles.split}>
      <dl className={styles.list}>
        {locations.map(({ name, description, primary }) => (
          <div key={name} data-primary={primary || undefined}>
            <dt>{name}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
      <img src={map.src} alt={map.label} width="620" height="600" loading="lazy" />
    </div>
  );
}
