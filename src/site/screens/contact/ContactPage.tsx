import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/Button/Button.tsx';
import { DiscoveryCall } from '../../components/DiscoveryCall.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { SpanishLine } from '../../components/SpanishLine/SpanishLine.tsx';
import { Steps } from '../../components/Steps/Steps.tsx';
import { ContactCards } from './ContactCards.tsx';
import { GetInTouch } from './GetInTouch.tsx';
import type { ContactContent } from './load.ts';
import { Office } from './Office.tsx';
import { OtherLocations } from './OtherLocations.tsx';
import { FORM, WriteToUs } from './WriteToUs.tsx';

type Props = ContactContent & {
  /** The contact form. */
  children: ReactNode;
};

/** The contact page, section by section. */
export function ContactPage({ children, ...page }: Props) {
  const { art, hero, cards, office, expect, touch, locations, form } = page;
  return (
    <>
      <PageHero {...hero}>
        <SpanishLine />
        <DiscoveryCall />
        <ButtonLink look="outline" href={`#${FORM}`}>
          {cards.form}
        </ButtonLink>
      </PageHero>
      <ContactCards {...cards} art={art} />
      <Office {...office} art={art.office} />
      <Section of={expect.steps} heading={expect.heading} lead={expect.lead}>
        <Steps items={expect.steps} />
      </Section>
      <GetInTouch {...touch} />
      <OtherLocations {...locations} />
      <WriteToUs {...form}>{children}</WriteToUs>
    </>
  );
}
