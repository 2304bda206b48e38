import { z } from 'zod';
import { icon } from '../../../content/schemas/icons.ts';
import { page } from '../../../content/schemas/page.ts';
import { pagePath, text, titled } from '../../../content/schemas/text.ts';

const way = titled.extend({ icon });

/** The page for a missing address, content/pages/not-found.yaml. */
export const notFoundSchema = page.extend({
  ways: z.strictObject({
    heading: text,
    /** Links to other pages; the phone link follows them. */
    pages: z.array(way.extend({ href: pagePath })),
    phone: way,
  }),
});
