import { CardGrid } from '../../components/CardGrid/CardGrid.tsx';
import { DiscoveryCall } from '../../components/DiscoveryCall.tsx';
import { Faq } from '../../components/Faq/Faq.tsx';
import { Locations } from '../../components/Locations/Locations.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { StatGrid } from '../../components/StatGrid/StatGrid.tsx';
import { firm } from '../../load/firm.ts';
import type { AboutContent } from './load.ts';
import { Story } from './Story.tsx';

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
      <Section of={reasons.items} ground="ink" heading={reasons.heading} lead={firm.figuresNote}>
        <StatGrid items={reasons.items} />
      </Section>
      <Locations {...locations} />
      <Section of={faq.items} ground="sheet" heading={faq.heading}>
        <Faq items={faq.items} />
      </Section>
    </>
  );
}
