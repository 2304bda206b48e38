import { CardGrid } from '../../components/CardGrid/CardGrid.tsx';
import { DiscoveryCall } from '../../components/DiscoveryCall.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { ReferralsContent } from './load.ts';
import { Pledge } from './Pledge.tsx';
import { ServiceSigns } from './ServiceSigns.tsx';
import { Ways } from './Ways.tsx';

/** The page /referrals, section by section. */
export function ReferralsPage(page: ReferralsContent) {
  const { hero, reasons, ways, services, privacy, thanks } = page;
  return (
    <>
      <PageHero {...hero}>
        <DiscoveryCall />
      </PageHero>
      <Section of={reasons.items} heading={reasons.heading} lead={reasons.lead}>
        <CardGrid items={reasons.items} columns={3} />
      </Section>
      <Section of={ways.items} ground="sheet" heading={ways.heading} lead={ways.lead}>
        <Ways items={ways.items} />
      </Section>
      <Section of={services.items} ground="ink" heading={services.heading} lead={services.lead}>
        <ServiceSigns items={services.items} />
      </Section>
      <Pledge privacy={privacy} thanks={thanks} />
    </>
  );
}
