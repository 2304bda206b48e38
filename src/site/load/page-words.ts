import type { z } from 'zod';
import { breadcrumbTo, type Crumb } from '../breadcrumb.ts';
import { engravingOf } from './engraving-art.ts';
import { loadContent } from './load-content.ts';

/** The words of a page, and what its head shows: its breadcrumb, and the engraving of its number. */
export function pageWords<Words extends { breadcrumb: string; hero: { denomination: string } }>(
  href: string,
  schema: z.ZodType<Words>,
  source: unknown,
): Words & { hero: { breadcrumb: readonly Crumb[]; art: { src: string } } } {
  const words = loadContent(schema, source);
  const art = { src: engravingOf(words.hero.denomination).url };
  return {
    ...words,
    hero: { ...words.hero, breadcrumb: breadcrumbTo(href, words.breadcrumb), art },
  };
}
