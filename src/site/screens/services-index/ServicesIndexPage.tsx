import { DiscoveryCall } from '../../components/DiscoveryCall.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { PaperField } from '../../components/PaperField/PaperField.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { ServiceGrid } from '../../components/ServiceGrid/ServiceGrid.tsx';
import { ServiceIndex } from '../../components/ServiceIndex/ServiceIndex.tsx';
import { Signpost } from '../../components/Signpost/Signpost.tsx';
import { paperField } from '../../load/paper-field.ts';
import type { ServicesIndexContent } from './load.ts';

/** The page /services: situations with their services, then all services. */
export function ServicesIndexPage({ hero, start, grid }: ServicesIndexContent) {
  return (
    <>
      <PageHero {...hero}>
        <PaperField hint={paperField.hint} />
        <DiscoveryCall />
      </PageHero>
      <Section of={start.items} heading={start.heading} lead={start.lead} ground="sheet">
        <ServiceIndex items={start.items} />
        <Signpost
          text={start.guide.text}
          links={[{ label: start.guide.link, href: '/small-company-accountant' }]}
        />
      </Section>
      <Section heading={grid.heading} lead={grid.lead}>
        <ServiceGrid />
      </Section>
    </>
  );
}
