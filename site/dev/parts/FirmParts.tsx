import { Faq } from '../../components/Faq/Faq.tsx';
import { Locations } from '../../components/Locations/Locations.tsx';
import { Memberships } from '../../components/Memberships/Memberships.tsx';
import { Testimonials } from '../../components/Testimonials/Testimonials.tsx';
import { Group } from './Group.tsx';
import type { Parts } from './parts.ts';
import { Specimen } from './Specimen.tsx';

/** Why to trust the firm. */
export function FirmParts({ home, about }: Parts) {
  const { testimonials, locations, memberships } = home;
  return (
    <Group heading="The firm" note="Voices, places, memberships, answers.">
      <Specimen name="Testimonials" note="Stars, words, initials and name." ground="ink">
        <Testimonials items={testimonials.items} />
      </Specimen>
      <Specimen name="Locations" note="The main office first, beside the engraved map." bleed>
        <Locations {...locations} />
      </Specimen>
      <Specimen
        name="Memberships"
        note="Drawn word-marks under a heading that is only heard."
        bleed
      >
        <Memberships {...memberships} />
      </Specimen>
      <Specimen
        name="Questions and answers"
        note="The first is open; at most one is."
        ground="sheet"
      >
        <Faq items={about.faq.items} />
      </Specimen>
    </Group>
  );
}
