import { dirname } from 'node:path';
import { z } from 'zod';
import { LIST_PATH } from '../../blog/addresses.ts';
import { AUDIENCES } from '../../content/schemas/due-date.ts';
import type { Family } from '../../content/schemas/family.ts';
import { denomination, seo, text } from '../../content/schemas/text.ts';
import { datesPath } from '../../dates/addresses.ts';
import { isOnePage, ROUTES } from '../routes.ts';
import { dates } from '../screens/dates/load.ts';
import { filledIn } from './fill-in.ts';
import { paperOf, papers, paperTitle } from './papers.ts';
import { serviceCount, services } from './services.ts';

/** A page as search engines and other programs find it. */
export interface FoundPage {
  /** The address as visited. */
  href: string;
  /** Its heading. */
  title: string;
  /** The figure in the middle of its rosette, and the family of its ink. */
  denomination?: string | undefined;
  family?: Family | undefined;
  description: string;
  /** The files that hold its words, from the project's folder; a folder ends in a slash. */
  files: readonly string[];
  /** Whether it shows posts. */
  ofPosts: boolean;
}

const sources = import.meta.glob<unknown>('/content/pages/*.yaml', {
  eager: true,
  import: 'default',
});

/** The words of a page that other pages show. */
const words = z.object({
  seo,
  hero: z.object({ title: text, denomination: denomination.optional() }),
});

/** Every page with an address of its own that is not kept out of search engines, the services, audiences and papers after the others. */
export const foundPages: readonly FoundPage[] = [
  ...ROUTES.filter((route) => isOnePage(route) && !route.hidden).map(
    ({ href, screen, shows = [] }) => {
      const file = `content/pages/${dirname(screen)}.yaml`;
      const { seo, hero } = filledIn(words, sources[`/${file}`]);
      return {
        href,
        ...hero,
        ...(href === '/services' && { denomination: serviceCount }),
        description: seo.description,
        files: [file, ...shows.map((name) => `content/${name}`)],
        ofPosts: href === LIST_PATH,
      };
    },
  ),
  ...services.map(({ href, name, denomination, family, seo, slug }) => ({
    href,
    title: name,
    denomination,
    family,
    description: seo.description,
    files: [`content/services/${slug}.yaml`],
    ofPosts: false,
  })),
  ...AUDIENCES.map((audience) => {
    const { title, lead, paper: code } = dates.pages[audience];
    const { family } = paperOf(code);
    return {
      href: datesPath(audience),
      title,
      denomination: code,
      family,
      description: lead,
      files: ['content/pages/dates.yaml', 'content/dates.yaml'],
      ofPosts: false,
    };
  }),
  ...papers.map((paper) => ({
    href: paper.href,
    title: paperTitle(paper),
    denomination: paper.code,
    family: paper.family,
    description: paper.summary,
    files: ['content/papers.yaml'],
    ofPosts: false,
  })),
];
