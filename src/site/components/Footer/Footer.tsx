import { claimsOf } from '../../load/claims.ts';
import { firm } from '../../load/firm.ts';
import { locations } from '../../load/locations.ts';
import { servicesInMenu } from '../../load/services.ts';
import type { NavLink } from '../../routes.ts';
import { linksTo, shellWords } from '../../shell/words.ts';
import { telHref } from '../contact-links.ts';
import { EmailAddress } from '../EmailAddress.tsx';
import { FigureList } from '../FigureList.tsx';
import { Folded } from '../Fold/Folded.tsx';
import { List } from '../List/List.tsx';
import styles from './Footer.module.css';

const { footer: words } = shellWords;
const QUICK_LINKS = linksTo(({ quickLink }) => quickLink === true);
/** The registered figures of the tiles. */
const CLAIMS = claimsOf(words.claims);

/** The foot of every page, with the current year. */
export function Footer({ year }: { year: string }) {
  const { street, city, state, zip } = firm.address;
  return (
    <footer className={`quiet ${styles.footer}`} data-ground="ink">
      <div className={`page ${styles.page}`}>
        <div className={styles.firm}>
          <p className="title">{firm.name}</p>
          <p>{firm.tagline}</p>
          <p>{firm.description}</p>
          <ul className={`wrap ${styles.badges}`}>
            {words.badges.map((badge) => (
              <li key={badge}>{badge}</li>
            ))}
          </ul>
          <p className={styles.contact}>
            <a href={telHref(firm.phones.main)}>{firm.phones.main}</a>
            <a href={`mailto:${firm.email}`}>
              <EmailAddress address={firm.email} />
            </a>
          </p>
        </div>
        <Links heading={words.services} links={servicesInMenu} columns />
        <Links heading={words.pages} links={QUICK_LINKS} />
        <div>
          <h2 className="title">{words.office}</h2>
          <address>
            {street}
            <br />
            {`${city}, ${state} ${zip}`}
          </address>
          {locations.length > 0 && <h3>{words.places}</h3>}
          <List className={styles.places}>
            {locations.map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </List>
        </div>
      </div>
      <FigureList className={`page ${styles.stats}`} figures={CLAIMS} />
      {CLAIMS.length > 0 && <p className="page">{firm.figuresNote}</p>}
      <div className={`wrap ${styles.legal}`}>
        <p>
          © {year}
          {` ${firm.name}`}
        </p>
        {words.legal.map((line) => (
          <p key={line}>{line}</p>
        ))}
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
      <h2 className="title">{heading}</h2>
      <Folded title={heading}>
        <ul className={styles.links} data-columns={columns || undefined}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </Folded>
    </nav>
  );
}
