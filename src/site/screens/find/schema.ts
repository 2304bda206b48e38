import { z } from 'zod';
import { page } from '../../../content/schemas/page.ts';
import { GROUPS } from '../../../content/schemas/paper.ts';
import { headed, situation, text } from '../../../content/schemas/text.ts';

const titledLead = z.strictObject({ title: text, lead: text });

/** The page /find, content/pages/find.yaml. */
export const findSchema = page.extend({
  /** The words under an empty field that was sent. */
  empty: text,
  /** The heading over the papers that words name. */
  near: titledLead,
  /** The answers to the number of a taxpayer, a card or a phone. */
  private: z.strictObject({
    /** Its title is that of the field, content/paper-field.yaml. */
    'taxpayer-number': z.strictObject({ lead: text }),
    'phone-number': titledLead,
  }),
  /** The answer to text that means no paper. */
  unknown: z.strictObject({
    /** The number follows. */
    title: text,
    lead: text,
    /** The heading for text that names no paper and is not shown. */
    words: titledLead,
    /** The heading over the papers that come near to the number. */
    near: titledLead,
    /** The headings of what is known of its kind. */
    kind: z.strictObject({ look: text, today: text, papers: text, sources: text }),
    /** `unnamed` leads where no number goes along. */
    write: headed.extend({ unnamed: text, button: text }),
    services: headed.extend({ items: z.array(situation) }),
  }),
  all: headed.extend({
    /** The words after the number of papers in a group. */
    papers: text,
    groups: z.record(z.enum(GROUPS), text),
  }),
});
