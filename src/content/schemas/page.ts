import { z } from 'zod';
import { BANNER_LABELS } from './service.ts';
import { caption, denomination, seo, text } from './text.ts';

/** The closing call to action; `button` defaults to `labels.closing` of shell.yaml. */
export const banner = z.strictObject({
  title: text,
  description: text,
  button: z.enum(['Schedule Your FREE Discovery Call', ...BANNER_LABELS]).optional(),
});

/** The fields of every page under content/pages. */
export const page = z.strictObject({
  seo,
  /** The page's own entry in its breadcrumb. */
  breadcrumb: text,
  hero: z.strictObject({ title: text, lead: text, denomination, says: caption }),
  banner,
});
