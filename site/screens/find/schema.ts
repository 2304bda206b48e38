import { z } from 'zod';
import { GROUPS } from '../../../content/schemas/notice.ts';
import { page } from '../../../content/schemas/page.ts';
import { situation, text } from '../../../content/schemas/text.ts';

/** The page /find, content/pages/find.yaml. */
export const find = page.extend({
  /** Over the papers that come near to what was asked for. */
  near: z.strictObject({ title: text, lead: text }),
  /** Where no paper is meant. */
  unknown: z.strictObject({
    /** The number follows, or what stands for text that is not shown back. */
    title: text,
    unnamed: text,
    lead: text,
    /** `unnamed` leads where no number goes along. */
    write: z.strictObject({ heading: text, lead: text, unnamed: text, button: text }),
    services: z.strictObject({
      heading: text,
      lead: text,
      items: z.array(situation),
    }),
  }),
  all: z.strictObject({ heading: text, lead: text, groups: z.record(z.enum(GROUPS), text) }),
});
