import type { z } from 'zod';
import { breadcrumbTo, type Crumb } from '../breadcrumb.ts';
import { engravingOf } from './engraving-art.ts';
import { loadContent } from './load-content.ts';

/** A page's content, with the breadcrumb and the engraving for its head. */
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
