import type { Firm } from '../../../content/schemas/firm.ts';
import { telHref } from '../contact-links.ts';
import styles from './TopBar.module.css';

/** The contact bar above the header of large screens. */
export function TopBar({ firm }: { firm: Firm }) {
  return (
    <section className={styles.bar} aria-label="Contact">
      <div className={styles.page}>
        <a href={telHref(firm.phones.main)}>{firm.phones.main}</a>
        <a href={`mailto:${firm.email}`}>{firm.email}</a>
        <span className={styles.follow} id="follow-us">
          Follow Us
        </span>
        <ul aria-labelledby="follow-us">
          {firm.profiles.map(({ label, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener noreferrer" aria-describedby="new-tab">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
