import type { DueDay } from '../../../dates/due-months.ts';
import { Locations } from '../../components/Locations/Locations.tsx';
import { Memberships } from '../../components/Memberships/Memberships.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { ServiceGrid } from '../../components/ServiceGrid/ServiceGrid.tsx';
import { Signpost } from '../../components/Signpost/Signpost.tsx';
import { Testimonials } from '../../components/Testimonials/Testimonials.tsx';
import { firm } from '../../load/firm.ts';
import { AboutTeaser } from './AboutTeaser.tsx';
import { Benefits } from './Benefits.tsx';
import { DueNext } from './DueNext.tsx';
import { HomeHero } from './HomeHero.tsx';
import type { HomeContent } from './load.ts';

/** The home page, section by section. */
export function HomePage({ days, ...page }: HomeContent & { days: readonly DueDay[] }) {
  const { star, hero, about, memberships, services, benefits, testimonials, locations } = page;
  return (
    <>
      <HomeHero {...hero} star={star} />
      <AboutTeaser {...about} />
      <Memberships {...memberships} />
      <Section heading={services.heading} lead={services.lead}>
        <ServiceGrid />
        <Signpost
          text={services.finder.text}
          links={[{ label: services.finder.link, href: '/services' }]}
        />
      </Section>
      <Section
        of={benefits.items}
        ground="sheet"
        heading={benefits.heading}
        lead={firm.figuresNote}
      >
        <Benefits items={benefits.items} />
        <DueNext {...benefits.dates} days={days} />
      </Section>
      <Section of={testimonials.items} ground="ink" heading={testimonials.heading}>
        <Testimonials items={testimonials.items} />
      </Section>
      <Locations {...locations} />
    </>
  );
}
