import type { Firm } from '../../../../content/schemas/firm.ts';
import { DiscoveryCall } from '../../../components/Button/Button.tsx';
import { CardGrid } from '../../../components/CardGrid/CardGrid.tsx';
import { CtaBanner } from '../../../components/CtaBanner/CtaBanner.tsx';
import { PageHero } from '../../../components/PageHero/PageHero.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { StatGrid } from '../../../components/StatGrid/StatGrid.tsx';
import { Steps } from '../../../components/Steps/Steps.tsx';
import type { Picture } from '../../../content/photo.ts';
import type { ServicePage } from '../../../content/services.ts';
import { Introduction } from './Introduction.tsx';

interface Props {
  service: ServicePage;
  firm: Firm;
  /** The service's picture, and the address of the rosette behind the banner. */
  art: { picture: Picture; banner: string };
}

/** One service page, section by section. */
export function ServiceDetail({ service, firm, art }: Props) {
  const { name, denomination, hero, intro, cards, benefits, process, banner } = service;
  return (
    <>
      <PageHero
        breadcrumb={[{ label: 'Services', href: '/services' }, { label: name }]}
        title={name}
        lead={hero.lead}
        art={art.picture.kind === 'rosette' ? { ...art.picture, denomination } : art.picture}
      >
        <DiscoveryCall url={firm.schedulingUrl} />
      </PageHero>
      <Introduction {...intro} />
      <Section heading={cards.heading} lead={cards.lead} ground="sheet">
        <CardGrid items={cards.items} />
      </Section>
      <Section heading={benefits.heading} ground="ink">
        <StatGrid items={benefits.items} />
      </Section>
      <Section heading={process.heading}>
        <Steps items={process.steps} />
      </Section>
      <CtaBanner {...banner} firm={firm} art={art.banner} />
    </>
  );
}
