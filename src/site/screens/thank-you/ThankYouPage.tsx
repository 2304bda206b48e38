import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { ServiceIndex } from '../../components/ServiceIndex/ServiceIndex.tsx';
import { Credibility } from './Credibility.tsx';
import type { ThankYouContent } from './load.ts';
import { NextSteps } from './NextSteps.tsx';
import { OfficeCards } from './OfficeCards.tsx';

/** The page after a discovery call is booked. */
export function ThankYouPage(page: ThankYouContent) {
  const { hero, next, contact, topics, credibility } = page;
  return (
    <>
      <PageHero {...hero} />
      <NextSteps {...next} />
      <Section heading={contact.heading} lead={contact.lead}>
        <OfficeCards {...contact} />
      </Section>
      <Section of={topics.items} heading={topics.heading} lead={topics.lead} ground="sheet">
        <ServiceIndex items={topics.items} />
      </Section>
      <Section of={[...credibility.figures, ...credibility.links]} heading={credibility.heading}>
        <Credibility {...credibility} />
      </Section>
    </>
  );
}
