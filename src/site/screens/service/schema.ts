import { z } from 'zod';
import { text } from '../../../content/schemas/text.ts';

/** The words around every service, content/pages/service.yaml. */
export const servicePage = z.strictObject({
  /** Stands over the title of an example. */
  exampleLabel: text,
  /** How papers are sent, over the steps. */
  papers: text,
  /** Stands before the name of the person who leads the work. */
  whoLabel: text,
  /** Stands before the links to articles. */
  articlesLabel: text,
});
