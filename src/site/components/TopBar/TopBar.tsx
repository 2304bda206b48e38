import { firm } from '../../load/firm.ts';
import { shellWords } from '../../shell/words.ts';
import { telHref } from '../contact-links.ts';
import { List } from '../List/List.tsx';
import styles from './TopBar.module.css';

/** The contact bar above the header of large screens. */
export function TopBar() {
  return (
    <section className={styles.bar} data-ground="ink" aria-label={shellWords.labels.contactBar}>
      <div className={`page quiet ${styles.page}`}>
        <a href={telHref(firm.phones.main)}>{firm.phones.main}</a>
        <a href={`mailto:${firm.email}`}>{firm.email}</a>
        {firm.profiles.length > 0 && (
          <span className={styles.follow} id="follow-us">
            {shellWords.follow}
          </span>
        )}
        <List aria-labelledby="follow-us">
          {firm.profiles.map(({ label, url }) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noopener noreferrer" aria-describedby="new-tab">
                {label}
              </a>
            </li>
          ))}
        </List>
      </div>
    </section>
  );
}
