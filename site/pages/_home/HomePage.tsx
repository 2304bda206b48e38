import { CtaBanner } from '../../components/CtaBanner/CtaBanner.tsx';
import { Locations } from '../../components/Locations/Locations.tsx';
import { Memberships } from '../../components/Memberships/Memberships.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { ServiceGrid } from '../../components/ServiceGrid/ServiceGrid.tsx';
import { Testimonials } from '../../components/Testimonials/Testimonials.tsx';
import type { HomeContent } from '../../content/home.ts';
import { AboutTeaser } from './AboutTeaser.tsx';
import { Benefits } from './Benefits.tsx';
import { HomeHero } from './HomeHero.tsx';

/** The home page, section by section. */
export function HomePage(page: HomeContent) {
  const { firm, art, hero, about, memberships, services, benefits, testimonials } = page;
  const { locations, banner } = page;
  return (
    <>
      <HomeHero {...hero} firm={firm} star={art.star} />
      <AboutTeaser {...about} />
      <Memberships {...memberships} />
      <Section heading={services.heading} lead={services.lead}>
        <ServiceGrid services={services.items} />
      </Section>
      <Section ground="sheet" heading={benefits.heading} lead={benefits.lead}>
        <Benefits items={benefits.items} />
      </Section>
      <Section ground="ink" heading={testimonials.heading}>
        <Testimonials items={testimonials.items} />
      </Section>
      <Locations {...locations} />
      <CtaBanner {...banner} firm={firm} art={art.banner} />
    </>
  );
}
