import { locations, locationsMap } from '../../load/locations.ts';
import { Section } from '../Section/Section.tsx';
import styles from './Locations.module.css';

interface Props {
  heading: string;
  lead: string;
  mapLabel: string;
}

/** The section of the locations: a ruled list beside the engraved map of Texas. */
export function Locations({ heading, lead, mapLabel }: Props) {
  const picture = (
    <img
      className={styles.map}
      src={locationsMap}
      alt={mapLabel}
      width="620"
      height="600"
      loading="lazy"
    />
  );
  return (
    <Section of={locations} heading={heading} lead={lead} beside={picture}>
      <dl className={`rows ruled ${styles.list}`}>
        {locations.map(({ name, description }) => (
          <div key={name}>
            <dt className="title">{name}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
