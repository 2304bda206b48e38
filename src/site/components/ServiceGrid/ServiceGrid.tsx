import { families, serviceCards } from '../../load/service-cards.ts';
import { shellWords } from '../../shell/words.ts';
import card from '../../styles/card-art.module.css';
import motion from '../../styles/rising.module.css';
import { Paragraph } from '../Copy/Paragraphs.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { List } from '../List/List.tsx';
import styles from './ServiceGrid.module.css';
import '../../styles/linked-items.css';

/** All services as cards or rows: engraving, icon, name, summary and link, in the family's ink. */
export function ServiceGrid() {
  return (
    <>
      <p className={`wrap ${styles.legend}`}>
        {families.map(({ family, name }) => (
          <span key={family} className="wrap" data-family={family}>
            {name}{' '}
          </span>
        ))}
      </p>
      <List className={`links linked-items ${styles.services} ${motion.rising}`}>
        {serviceCards.map(({ name, href, summary, icon, family, picture }) => (
          <li key={href} data-family={family}>
            <div className={`${card.art} ${styles.art}`} aria-hidden="true">
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
              <Paragraph>{summary}</Paragraph>
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
