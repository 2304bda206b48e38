import { Copy } from '../../components/Copy/Copy.tsx';
import styles from './Credibility.module.css';
import type { ThankYouContent } from './load.ts';

/** The firm's figures beside the pages to read until the call. */
export function Credibility({ figures, links }: ThankYouContent['credibility']) {
  return (
    <div className={styles.split}>
      <dl className={styles.figures}>
        {figures.map(({ claim, value, label }) => (
          <div key={claim}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className={styles.links}>
        {links.map(({ href, title, description }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            <p>
              <Copy>{description}</Copy>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
