import type { Family } from '../../../content/schemas/family.ts';
import type { IconName } from '../../../content/schemas/icons.ts';
import type { Picture } from '../../load/photo.ts';
import { shellWords } from '../../shell/words.ts';
import motion from '../../styles/rising.module.css';
import { Copy } from '../Copy/Copy.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { List } from '../List/List.tsx';
import styles from './ServiceGrid.module.css';
import '../../styles/linked-items.css';

export interface ServiceCard {
  name: string;
  href: string;
  summary: string;
  icon: IconName;
  family: Family;
  /** The service's rosette, or a photograph. */
  picture: Picture;
}

interface Props {
  services: readonly ServiceCard[];
  /** The families in the order of the legend; none for a grid without one. */
  families?: readonly { family: Family; name: string }[];
}

/** All services, each a card or row with its rosette, icon, name, summary and link, in the ink of its family. */
export function ServiceGrid({ services, families = [] }: Props) {
  return (
    <>
      {families.length > 0 && (
        <p className={styles.legend}>
          {families.map(({ family, name }) => (
            <span key={family} data-family={family}>
              {name}{' '}
            </span>
          ))}
        </p>
      )}
      <List className={`links linked-items ${styles.services} ${motion.rising}`}>
        {services.map(({ name, href, summary, icon, family, picture }) => (
          <li key={href} data-family={family}>
            <div className={styles.art} data-art="card" aria-hidden="true">
              <img
                src={picture.src}
                srcSet={picture.srcSet}
                sizes="(min-width: 1024px) 380px, 120px"
                alt=""
                width="520"
                height="520"
                loading="lazy"
                data-kind={picture.kind}
              />
            </div>
            <div className={styles.words}>
              <h3>
                <Icon name={icon} size={26} />
                {name}
              </h3>
              <p>
                <Copy>{summary}</Copy>
              </p>
              <a href={href}>
                <span className={styles.more}>{shellWords.labels.more}</span>
                <span className="visually-hidden">{` ${shellWords.labels.moreAbout} ${name}`}</span>
              </a>
            </div>
          </li>
        ))}
      </List>
    </>
  );
}
