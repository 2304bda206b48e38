import { Paragraph } from '../../components/Copy/Paragraphs.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { PaperField } from '../../components/PaperField/PaperField.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { NotFoundContent } from './load.ts';
import styles from './NotFoundPage.module.css';
import '../../styles/linked-items.css';
import '../../styles/columns.css';

/** The page for a missing address, with four links. */
export function NotFoundPage({ hero, ways }: NotFoundContent) {
  return (
    <>
      <PageHero {...hero} size="small">
        <PaperField look="action" />
      </PageHero>
      <Section of={ways.items} heading={ways.heading}>
        <ul className={`columns linked-items linked-rows ${styles.ways}`} data-columns="2">
          {ways.items.map(({ icon, title, description, href }) => (
            <li key={href}>
              <Icon name={icon} />
              <h3>
                <a href={href}>{title}</a>
              </h3>
              <Paragraph>{description}</Paragraph>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
