import type { Firm } from '../../../content/schemas/firm.ts';
import type { Location } from '../../../content/schemas/location.ts';
import { linksTo, type NavLink } from '../../routes.ts';
import { telHref } from '../contact-links.ts';
import { EmailAddress } from '../EmailAddress.tsx';
import { List } from '../List/List.tsx';
import styles from './Footer.module.css';

interface Props {
  firm: Firm;
  services: readonly NavLink[];
  locations: readonly Location[];
  /** The tiles: registered figures with their labels. */
  stats: readonly { value: string; label: string }[];
  /** Years of experience and founding year as registered. */
  years: string;
  since: string;
  /** The current year. */
  year: string;
}

const QUICK_LINKS = linksTo(({ quickLink }) => quickLink === true);

/** The foot of every page. */
export function Footer({ firm, services, locations, stats, years, since, year }: Props) {
  const { street, city, state, zip } = firm.address;
  return (
    <footer className={styles.footer} data-ground="ink">
      <div className={`page ${styles.page}`}>
        <div className={styles.firm}>
          <p className={styles.name}>{firm.name}</p>
          <p>{firm.tagline}</p>
          <p>{firm.description}</p>
          <ul className={styles.badges}>
            <li>{`${years} Years Experience`}</li>
            <li>Licensed CPA Firm</li>
          </ul>
          <p className={styles.contact}>
            <a href={telHref(firm.phones.main)}>{firm.phones.main}</a>
            <a href={`mailto:${firm.email}`}>
              <EmailAddress address={firm.email} />
            </a>
          </p>
        </div>
        <Links heading="Our Services" links={services} columns />
        <Links heading="Quick Links" links={QUICK_LINKS} />
        <div>
          <h2>Main Office</h2>
          <address>
            {street}
            <br />
            {`${city}, ${state} ${zip}`}
          </address>
          {locations.length > 0 && <h3>Serving</h3>}
          <List className={styles.places}>
            {locations.map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </List>
        </div>
      </div>
      <List as="dl" className={`page ${styles.stats}`}>
        {stats.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
      <div className={styles.legal}>
        <p>
          © {year}
          {` ${firm.name}`}
        </p>
        <p>{`Serving Texas Since ${since}`}</p>
        <p>Professional Accounting Services</p>
      </div>
    </footer>
  );
}

function Links({
  heading,
  links,
  columns = false,
}: {
  heading: string;
  links: readonly NavLink[];
  columns?: boolean;
}) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={heading}>
      <h2>{heading}</h2>
      <ul className={styles.links} data-columns={columns || undefined}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
