import { z } from 'zod';
import { icon } from '../../../content/schemas/icons.ts';
import { page } from '../../../content/schemas/page.ts';
import { pagePath, text, titled } from '../../../content/schemas/text.ts';

const way = titled.extend({ icon });

/** The page shown for an address that leads nowhere, content/pages/not-found.yaml. */
export const notFoundSchema = page.extend({
  ways: z.strictObject({
    heading: text,
    /** Ways on to other pages; the phone comes after them. */
    pages: z.array(way.extend({ href: pagePath })),
    phone: way,
  }),
});
