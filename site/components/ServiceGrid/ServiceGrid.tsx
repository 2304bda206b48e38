import type { IconName } from '../../../content/schemas/icons.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './ServiceGrid.module.css';

export interface ServiceCard {
  name: string;
  href: string;
  summary: string;
  icon: IconName;
  denomination: string;
  /** The address of the service's rosette. */
  art: string;
}

/** All services, each a card with its rosette, icon, name, summary and link. */
export function ServiceGrid({ services }: { services: readonly ServiceCard[] }) {
  return (
    <ul className={styles.grid}>
      {services.map(({ name, href, summary, icon, denomination, art }) => (
        <li key={href}>
          <div className={styles.art} aria-hidden="true">
            <img src={art} alt="" width="520" height="520" loading="lazy" />
            <span>{denomination}</span>
          </div>
          <div className={styles.words}>
            <h3>
              <Icon name={icon} size={26} />
              {name}
            </h3>
            <p>{summary}</p>
            <a href={href}>
              Learn More<span className="visually-hidden"> about {name}</span>
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}
