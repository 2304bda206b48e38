import { z } from 'zod';
import { page } from '../../../content/schemas/page.ts';
import { GROUPS } from '../../../content/schemas/paper.ts';
import { situation, text } from '../../../content/schemas/text.ts';

const titledLead = z.strictObject({ title: text, lead: text });

/** The page /find, content/pages/find.yaml. */
export const find = page.extend({
  /** Under an empty field that was sent. */
  empty: text,
  /** Over the papers that words name. */
  near: titledLead,
  /** For the number of a taxpayer, a card or a phone. */
  private: z.strictObject({
    /** Its title is that of the field, content/paper-field.yaml. */
    'taxpayer-number': z.strictObject({ lead: text }),
    'phone-number': titledLead,
  }),
  /** For words that mean no paper. */
  unknown: z.strictObject({
    /** The number follows. */
    title: text,
    lead: text,
    /** Where text that is not shown back names no paper. */
    words: titledLead,
    /** Over the papers that come near to the number. */
    near: titledLead,
    /** Over what its kind tells; `below` leads there. */
    kind: z.strictObject({ look: text, today: text, papers: text, sources: text, below: text }),
    /** `unnamed` leads where no number goes along. */
    write: z.strictObject({ heading: text, lead: text, unnamed: text, button: text }),
    services: z.strictObject({
      heading: text,
      lead: text,
      items: z.array(situation),
    }),
  }),
  all: z.strictObject({
    heading: text,
    lead: text,
    /** After the number of papers in a group. */
    papers: text,
    groups: z.record(z.enum(GROUPS), text),
  }),
});
