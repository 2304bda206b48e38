import { Copy } from '../../components/Copy/Copy.tsx';
import { Fold } from '../../components/Fold/Fold.tsx';
import { Folded } from '../../components/Fold/Folded.tsx';
import { List } from '../../components/List/List.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { Service } from '../../load/services.ts';
import { Exhibit } from './exhibits/Exhibit.tsx';
import styles from './Introduction.module.css';

/** The most items that a phone shows without folding. */
const SHORT = 4;

/** The page's argument, its four highlights, the side panel where there is one, and the exhibit. */
export function Introduction({
  heading,
  lead,
  highlights,
  panel,
  exhibit,
}: Service['intro'] & Pick<Service, 'exhibit'>) {
  const hasPanel = panel !== undefined && panel.items.length > 0;
  return (
    <Section of={hasPanel ? panel.items : highlights} heading={heading} lead={lead}>
      <List className={styles.highlights}>
        {highlights.map(({ title, description }) => (
          <li key={title}>
            <h3>{title}</h3>
            <Fold title={title} text={description} />
          </li>
        ))}
      </List>
      {hasPanel && (
        <aside className={styles.panel} aria-labelledby="panel">
          <h3 id="panel">{panel.heading}</h3>
          {panel.items.length > SHORT ? (
            <Folded title={panel.heading}>
              <Bullets items={panel.items} />
            </Folded>
          ) : (
            <Bullets items={panel.items} />
          )}
        </aside>
      )}
      {exhibit && <Exhibit {...exhibit} />}
    </Section>
  );
}

function Bullets({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.bullets}>
      {items.map((item) => (
        <li key={item}>
          <Copy>{item}</Copy>
        </li>
      ))}
    </ul>
  );
}
