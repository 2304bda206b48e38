import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { DiscoveryCall } from '../../components/Button/Button.tsx';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { LONG_WORD } from './extremes.ts';
import { Group } from './Group.tsx';
import type { Parts } from './parts.ts';
import { Specimen } from './Specimen.tsx';

/** Heads of pages and sections. */
export function HeadParts({ payroll, about, contact, shell: { firm } }: Parts) {
  const { name, hero, denomination, picture } = payroll;
  const trail = [{ label: 'Services', href: '/services' }, { label: name }];
  return (
    <Group heading="Heads" note="How pages and sections begin.">
      <Specimen name="Breadcrumb" note="The last item is the page itself." ground="ink">
        <Breadcrumb items={trail} />
      </Specimen>
      <Specimen name="Breadcrumb, long" note="It wraps between and within its items." ground="ink">
        <Breadcrumb
          items={[
            { label: 'Services for Individuals, Families and Estates', href: '/services' },
            { label: 'Financial Statements & Reporting', href: '/services/financial-statements' },
            { label: 'What your banker reads first, and what the auditor reads last' },
          ]}
        />
      </Specimen>
      <Specimen
        name="Page hero with denomination"
        note="The figure is printed in the rosette's middle; the button is optional."
        bleed
      >
        <PageHero
          end="denominated-end"
          breadcrumb={trail}
          title={name}
          lead={hero.lead}
          denomination={denomination}
          art={{ src: picture }}
        >
          <DiscoveryCall url={firm.schedulingUrl} />
        </PageHero>
      </Specimen>
      <Specimen name="Page hero without denomination" note="The rosette alone." bleed>
        <PageHero
          end="plain-end"
          breadcrumb={[{ label: contact.breadcrumb }]}
          {...contact.hero}
          denomination={undefined}
          art={{ src: contact.art.star }}
        />
      </Specimen>
      <Specimen
        name="Page hero with a photograph"
        note="Above the words, from 640 pixels beside them."
        bleed
      >
        <PageHero
          end="photographed-end"
          breadcrumb={trail}
          title={name}
          lead={hero.lead}
          art={{ kind: 'photo', src: '/art/post/photo.svg' }}
        />
      </Specimen>
      <Specimen name="Page hero, long word" note="It breaks; nothing is cut off." bleed>
        <PageHero
          end="long-word-end"
          breadcrumb={[{ label: LONG_WORD }]}
          title={`On ${LONG_WORD}`}
          denomination="1120-S"
          art={{ src: about.rosette }}
        />
      </Specimen>
      <Specimen name="Section on paper" note="Heading, lead and what follows." bleed>
        <Section heading={about.work.heading} lead={about.work.lead} />
      </Specimen>
      <Specimen name="Section on sheet" note="White between two hairlines." bleed>
        <Section heading={about.locations.heading} ground="sheet" />
      </Specimen>
      <Specimen name="Section on ink" note="For figures and voices." bleed>
        <Section heading={about.reasons.heading} lead={firm.description} ground="ink" />
      </Specimen>
      <Specimen name="Section, quiet" note="Its heading is for screen readers only." bleed>
        <Section heading="Heard, not seen" quiet>
          <p>What needs no heading for the eye.</p>
        </Section>
      </Specimen>
    </Group>
  );
}
