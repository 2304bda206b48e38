import { Copy } from '../../components/Copy/Copy.tsx';
import { List } from '../../components/List/List.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { AboutContent } from './load.ts';
import styles from './Story.module.css';

/** The firm's story: the opening set large beside the rest, above three figures. */
export function Story({ heading, opening, paragraphs, figures }: AboutContent['story']) {
  return (
    <Section heading={heading}>
      <div className={`beside ${styles.text}`}>
        <p className={styles.opening}>
          <Copy>{opening}</Copy>
        </p>
        <div>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>
              <Copy>{paragraph}</Copy>
            </p>
          ))}
        </div>
      </div>
      <List className={`rows ${styles.figures}`}>
        {figures.map(({ claim, value, label }) => (
          <li key={claim}>
            <strong>{value}</strong> {label}
          </li>
        ))}
      </List>
    </Section>
  );
}
