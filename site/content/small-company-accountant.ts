import type { z } from 'zod';
import type { smallCompanyAccountant } from '../../content/schemas/pages/small-company-accountant.ts';
import { inkStar, serviceArt } from './art.ts';
import { serviceFinder } from './service-links.ts';
import type { ServicePage } from './services.ts';
import { getSingle } from './single.ts';
import { getFirm } from './words.ts';

const FILE = 'content/pages/small-company-accountant.yaml';

type WrittenBlock = z.infer<typeof smallCompanyAccountant>['sections'][number]['blocks'][number];

/** The article's own rosette. */
export function articleArt() {
  return serviceArt('small-company-accountant');
}

/** Everything the article /small-company-accountant shows. */
export async function getArticle() {
  const article = await getSingle('smallCompanyAccountant');
  const find = await serviceFinder(FILE);
  return {
    ...article,
    sections: article.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map((block) => withServices(block, find)),
    })),
    firm: await getFirm(),
    art: { hero: articleArt().url, banner: inkStar().url },
  };
}

/** The block as it is, or, for a list of services, with their names and addresses. */
function withServices(block: WrittenBlock, find: (slug: string) => ServicePage) {
  if (block.kind !== 'services') return block;
  return {
    kind: block.kind,
    items: block.items.map(({ service, text }) => {
      const { name, href, denomination } = find(service);
      return { situation: text, name, href, denomination };
    }),
  };
}

export type ArticleContent = Awaited<ReturnType<typeof getArticle>>;
export type ArticleSection = ArticleContent['sections'][number];
export type ArticleBlock = ArticleSection['blocks'][number];
