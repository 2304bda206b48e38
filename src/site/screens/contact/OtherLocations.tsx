import { ownLines, telHref } from '../../components/contact-links.ts';
import { Section } from '../../components/Section/Section.tsx';
import { firm } from '../../load/firm.ts';
import { shellWords } from '../../shell/words.ts';
import type { ContactContent } from './load.ts';
import styles from './OtherLocations.module.css';
import '../../styles/columns.css';
import '../../styles/sheet.css';

const { main } = firm.phones;

/** The places besides the main office, each with what is asked there and whom to call. */
export function OtherLocations(locations: ContactContent['locations']) {
  const { heading, lead, specialties, contact, items } = locations;
  return (
    <Section of={items} heading={heading} lead={lead}>
      <ul className={`columns sheet ${styles.grid}`} data-columns="4">
        {items.map((place) => (
          <li key={place.name}>
            <h3>{place.name}</h3>
            <p className={styles.area}>{place.description}</p>
            {ownLines(place).map((line) => (
              <p key={line}>{line}</p>
            ))}
            {place.specialties.length > 0 && (
              <div className={styles.specialties}>
                <p>{specialties}</p>
                {place.specialties.map(({ name, href }) => (
                  <a key={href} href={href}>
                    {name}
                  </a>
                ))}
              </div>
            )}
            <p className={`links ${styles.contact}`}>
              {place.phone ? shellWords.labels.call : contact}{' '}
              <a href={telHref(place.phone ?? main)}>{place.phone ?? main}</a>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
