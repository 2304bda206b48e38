import { dirname } from 'node:path';
import { z } from 'zod';
import { AUDIENCES } from '../../content/schemas/due-date.ts';
import type { Family } from '../../content/schemas/family.ts';
import { denomination, text } from '../../content/schemas/text.ts';
import { datesPath } from '../../dates/addresses.ts';
import { isStaticRoute, ROUTES } from '../routes.ts';
import { dates } from '../screens/dates/load.ts';
import { loadContent } from './load-content.ts';
import { paperOf } from './papers.ts';
import { serviceCount, services } from './services.ts';

/** A page that search engines may find. */
export interface IndexedPage {
  /** The address as visited. */
  href: string;
  title: string;
  /** The figure in the middle of its engraving, and the family of its ink. */
  denomination?: string | undefined;
  family?: Family | undefined;
}

const sources = import.meta.glob<unknown>('/content/pages/*.yaml', {
  eager: true,
  import: 'default',
});

/** The fields of a page that other pages show. */
const words = z.object({
  hero: z.object({ title: text, denomination: denomination.optional() }),
});

/** All pages for search engines except papers; services and audiences last. */
export const indexedPages: readonly IndexedPage[] = [
  ...ROUTES.filter((route) => isStaticRoute(route) && !route.hidden).map(({ href, screen }) => {
    const { hero } = loadContent(words, sources[`/content/pages/${dirname(screen)}.yaml`]);
    return { href, ...hero, ...(href === '/services' && { denomination: serviceCount }) };
  }),
  ...services.map(({ href, name: title, denomination, family }) => ({
    href,
    title,
    denomination,
    family,
  })),
  ...AUDIENCES.map((audience) => {
    const { title, paper: code } = dates.pages[audience];
    const { family } = paperOf(code);
    return { href: datesPath(audience), title, denomination: code, family };
  }),
];
