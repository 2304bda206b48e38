import type { z } from 'zod';
import { type Crumb, stepsTo } from '../steps-to.ts';
import { engravingOf } from './engraving-art.ts';
import { filledIn } from './fill-in.ts';

/** The words of a page, and what its head shows: its breadcrumb, and the engraving of its number. */
export function pageWords<Words extends { breadcrumb: string; hero: { denomination: string } }>(
  href: string,
  schema: z.ZodType<Words>,
  source: unknown,
): Words & { hero: { breadcrumb: readonly Crumb[]; art: { src: string } } } {
  const words = filledIn(schema, source);
  const art = { src: engravingOf(words.hero.denomination).url };
  return { ...words, hero: { ...words.hero, breadcrumb: stepsTo(href, words.breadcrumb), art } };
}
