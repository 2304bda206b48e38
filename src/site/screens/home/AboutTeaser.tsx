import { Copy } from '../../components/Copy/Copy.tsx';
import { List } from '../../components/List/List.tsx';
import { Section } from '../../components/Section/Section.tsx';
import styles from './AboutTeaser.module.css';
import type { HomeContent } from './load.ts';

/** The firm in two paragraphs and three figures, with the link to the rest. */
export function AboutTeaser({ heading, paragraphs, link, figures }: HomeContent['about']) {
  return (
    <Section heading={heading} ground="paper">
      <div className={`beside ${styles.split}`}>
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Copy>{paragraph}</Copy>
            </p>
          ))}
          <a className="link" href="/about">
            {link}
          </a>
        </div>
        <List as="dl" className={`rows ${styles.figures}`}>
          {figures.map(({ claim, value, label }) => (
            <div key={claim}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </List>
      </div>
    </Section>
  );
}
