import { Copy } from '../../components/Copy/Copy.tsx';
import { List } from '../../components/List/List.tsx';
import styles from './Credibility.module.css';
import type { ThankYouContent } from './load.ts';
import '../../styles/linked-items.css';

/** The firm's figures in a line, and below them the pages to read until the call. */
export function Credibility({ figures, links }: ThankYouContent['credibility']) {
  return (
    <>
      <List as="dl" className={styles.figures}>
        {figures.map(({ claim, value, label }) => (
          <div key={claim}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
      <List className={`links linked-items ${styles.links}`}>
        {links.map(({ href, title, description }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            <p>
              <Copy>{description}</Copy>
            </p>
          </li>
        ))}
      </List>
    </>
  );
}
