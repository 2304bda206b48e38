import { CardGrid } from '../../components/CardGrid/CardGrid.tsx';
import { Paragraph, Paragraphs } from '../../components/Copy/Paragraphs.tsx';
import { DiscoveryCall } from '../../components/DiscoveryCall.tsx';
import { Faq } from '../../components/Faq/Faq.tsx';
import figureStyles from '../../components/FigureList.module.css';
import { FigureList } from '../../components/FigureList.tsx';
import { Locations } from '../../components/Locations/Locations.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { StatGrid } from '../../components/StatGrid/StatGrid.tsx';
import { firm } from '../../load/firm.ts';
import styles from './AboutPage.module.css';
import type { AboutContent } from './load.ts';

/** The page /about, section by section. */
export function AboutPage(page: AboutContent) {
  const { hero, story, work, reasons, locations, faq } = page;
  return (
    <>
      <PageHero {...hero}>
        <DiscoveryCall />
      </PageHero>
      <Story {...story} />
      <Section of={work.cards} ground="sheet" heading={work.heading} lead={work.lead}>
        <CardGrid items={work.cards} columns={3} />
      </Section>
      <Section of={reasons.items} ground="ink" heading={reasons.heading}>
        <StatGrid items={reasons.items} />
      </Section>
      <Locations {...locations} />
      <Section of={faq.items} ground="sheet" heading={faq.heading}>
        <Faq items={faq.items} />
      </Section>
    </>
  );
}

/** The firm's story: the opening in large type beside the rest, above three figures. */
function Story({ heading, opening, paragraphs, figures }: AboutContent['story']) {
  return (
    <Section heading={heading}>
      <div className={`beside ${styles.story}`}>
        <Paragraph className={styles.opening}>{opening}</Paragraph>
        <div>
          <Paragraphs items={paragraphs} />
        </div>
      </div>
      <FigureList className={`ruled ${figureStyles.figures} ${styles.figures}`} figures={figures} />
      {figures.length > 0 && <Paragraph>{firm.figuresNote}</Paragraph>}
    </Section>
  );
}
