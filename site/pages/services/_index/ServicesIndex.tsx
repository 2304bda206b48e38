import { DiscoveryCall } from '../../../components/Button/Button.tsx';
import { CtaBanner } from '../../../components/CtaBanner/CtaBanner.tsx';
import { PageHero } from '../../../components/PageHero/PageHero.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { ServiceGrid } from '../../../components/ServiceGrid/ServiceGrid.tsx';
import { ServiceIndex } from '../../../components/ServiceIndex/ServiceIndex.tsx';
import type { ServicesIndexContent } from '../../../content/services-index.ts';

/** The page /services: from a situation to its service, then all of them. */
export function ServicesIndex({
  breadcrumb,
  hero,
  start,
  grid,
  banner,
  firm,
  art,
}: ServicesIndexContent) {
  return (
    <>
      <PageHero
        breadcrumb={[{ label: breadcrumb }]}
        title={hero.title}
        lead={hero.lead}
        art={{ src: art.hero }}
      >
        <DiscoveryCall url={firm.schedulingUrl} />
      </PageHero>
      <Section heading={start.heading} lead={start.lead} ground="sheet">
        <ServiceIndex items={start.items} />
      </Section>
      <Section heading={grid.heading} lead={grid.lead}>
        <ServiceGrid services={grid.items} />
      </Section>
      <CtaBanner {...banner} firm={firm} art={art.banner} />
    </>
  );
}
