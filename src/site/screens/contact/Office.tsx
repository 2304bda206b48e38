import type { Address } from '../../../content/schemas/firm.ts';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { addressInOneLine } from '../../components/contact-links.ts';
import { Section } from '../../components/Section/Section.tsx';
import { firm } from '../../load/firm.ts';
import { locationsMap } from '../../load/locations.ts';
import type { ContactContent } from './load.ts';
import styles from './Office.module.css';

/** The id of the section with address and map. */
export const OFFICE_ID = 'office';

/** The office's address and hours beside the map, with the engraved map as placeholder. */
export function Office(props: ContactContent['office']) {
  const { heading, text, addressLabel, hoursLabel, directions, mapTitle } = props;
  const { street, city, state, zip } = firm.address;
  return (
    <Section ground="sheet" heading={heading} lead={text}>
      <div className={`beside ${styles.split}`} id={OFFICE_ID}>
        <div>
          <dl className={styles.facts}>
            <dt>{addressLabel}</dt>
            <dd>
              <address>
                {street}
                <br />
                {city}, {state} {zip}
              </address>
            </dd>
            <dt>{hoursLabel}</dt>
            <dd>
              {firm.hours.weekdays},
              <br />
              {firm.hours.weekends}
            </dd>
          </dl>
          <ButtonLink
            look="ink"
            href={directionsHref(firm.address)}
            target="_blank"
            rel="noopener noreferrer"
            aria-describedby="new-tab"
          >
            {directions}
          </ButtonLink>
        </div>
        <div className={styles.frame}>
          <div className={styles.plate} aria-hidden="true">
            <img src={locationsMap} alt="" width="620" height="600" loading="lazy" />
            {street}
          </div>
          <iframe loading="lazy" title={mapTitle} src={mapEmbedHref(firm.address)} />
        </div>
      </div>
    </Section>
  );
}

/** The embedded map of an address. */
function mapEmbedHref(address: Address): string {
  return `https://maps.google.com/maps?${new URLSearchParams({ q: addressInOneLine(address), output: 'embed' })}`;
}

/** Directions to an address. */
function directionsHref(address: Address): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: addressInOneLine(address) })}`;
}
