import { CtaBanner } from '../../components/CtaBanner/CtaBanner.tsx';
import { LONG_WORD } from './extremes.ts';
import { Group } from './Group.tsx';
import type { Parts } from './parts.ts';
import { Specimen } from './Specimen.tsx';

const BUTTONS = [
  'Schedule Your Free Discovery Call',
  'Schedule Your Confidential Consultation',
  'Schedule Your Free Consultation',
];

/** The closing banner with each of its buttons. */
export function BannerParts({ shell: { firm }, home, art }: Parts) {
  const { title, description } = home.banner;
  const banner = { title, description, firm, art: art.banner };
  return (
    <Group heading="Closing banner" note="The end of every page: schedule, call, write.">
      <Specimen
        name="Banner"
        note="Schedule a Free Discovery Call, unless the page says otherwise."
        bleed
      >
        <CtaBanner {...banner} />
      </Specimen>
      {BUTTONS.map((button) => (
        <Specimen key={button} name={`Banner: ${button}`} note="Another label of the button." bleed>
          <CtaBanner {...banner} button={button} />
        </Specimen>
      ))}
      <Specimen name="Banner, long words" note="Title, address and label at their longest." bleed>
        <CtaBanner
          {...banner}
          title={`On ${LONG_WORD}`}
          firm={{ ...firm, email: `${LONG_WORD.toLowerCase()}@example.com` }}
        />
      </Specimen>
    </Group>
  );
}
