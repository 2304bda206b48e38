import { z } from 'zod';
import { page } from '../../../content/schemas/page.ts';
import { GROUPS } from '../../../content/schemas/paper.ts';
import { headed, situation, text } from '../../../content/schemas/text.ts';

const titledLead = z.strictObject({ title: text, lead: text });

/** The page /find, content/pages/find.yaml. */
export const findSchema = page.extend({
  /** The text under a field that was sent empty. */
  empty: text,
  /** The heading over the papers named by words. */
  near: titledLead,
  /** The results for a number of a taxpayer, a card or a phone. */
  private: z.strictObject({
    /** Its title is the field's, content/paper-field.yaml. */
    'taxpayer-number': z.strictObject({ lead: text }),
    'phone-number': titledLead,
  }),
  /** The result for text that matches no paper. */
  unknown: z.strictObject({
    /** The number follows. */
    title: text,
    lead: text,
    /** The heading for text that matches no paper and is not shown. */
    words: titledLead,
    /** The heading over papers with similar numbers. */
    near: titledLead,
    /** The headings of the facts about a kind. */
    kind: z.strictObject({ look: text, today: text, papers: text, sources: text }),
    /** `unnamed` is the link's text if it carries no number. */
    write: headed.extend({ unnamed: text, button: text }),
    services: headed.extend({ items: z.array(situation) }),
  }),
  all: headed.extend({
    /** The text after the number of papers in a group. */
    papers: text,
    groups: z.record(z.enum(GROUPS), text),
  }),
});
