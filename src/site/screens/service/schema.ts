import { z } from 'zod';
import { text } from '../../../content/schemas/text.ts';

/** The words around every service, content/pages/service.yaml. */
export const servicePageSchema = z.strictObject({
  /** The words over the title of an example. */
  exampleLabel: text,
  /** How papers are sent, over the steps. */
  papers: text,
  /** The words before the name of the person who leads the work. */
  whoLabel: text,
  /** The titles over a service's `terms`. */
  terms: z.strictObject({ time: text, fee: text, example: text, keeps: text }),
  /** The words before the links to articles. */
  articlesLabel: text,
});
