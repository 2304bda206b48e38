import { z } from 'zod';
import { text } from '../../../content/schemas/text.ts';

/** The fixed texts of every service page, content/pages/service.yaml. */
export const servicePageSchema = z.strictObject({
  exampleLabel: text,
  /** The text over the steps on how to send papers. */
  papers: text,
  /** The text before the name of the person who leads the work. */
  whoLabel: text,
  /** The titles over a service's `terms`. */
  terms: z.strictObject({ time: text, fee: text, example: text, keeps: text }),
  /** The text before the links to articles. */
  articlesLabel: text,
});
