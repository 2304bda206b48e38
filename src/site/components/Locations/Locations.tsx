import type { Location } from '../../../content/schemas/location.ts';
import { Section } from '../Section/Section.tsx';
import styles from './Locations.module.css';

interface Props {
  heading: string;
  lead: string;
  items: readonly Location[];
  /** The address of the map, and what it shows in words. */
  map: { src: string; label: string };
}

/** The section of the five locations: a ruled list beside the engraved map of Texas. */
export function Locations({ heading, lead, items, map }: Props) {
  const picture = (
    <img
      className={styles.map}
      src={map.src}
      alt={map.label}
      width="620"
      height="600"
      loading="lazy"
    />
  );
  return (
    <Section of={items} heading={heading} lead={lead} beside={picture}>
      <dl className={styles.list}>
        {items.map(({ name, description }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
