import { LIST_PATH, listQuery } from '../../../blog/addresses.ts';
import type { ListQuery } from '../../../blog/posts.ts';
import { TITLE_MAX } from '../../../content/schemas/text.ts';
import { truncateTo } from '../../layouts/page-title.ts';
import type { ListShown } from '../../load/posts.ts';
import type { BlogContent } from './load.ts';

/**
 * The head of a page of the list: title, description, the query of its canonical address, and whether the page is past
 * the end. Without a list yet, the head of the first page.
 */
export function listHead(
  shown: ListShown | undefined,
  { seo, category: ofCategory, pages }: Pick<BlogContent, 'seo' | 'category' | 'pages'>,
) {
  if (!shown) return { seo, query: '', isPastEnd: false };
  const { chosen, page, posts } = shown;
  const title = chosen === undefined ? seo.title : `${ofCategory.title} ${chosen}`;
  const about = chosen === undefined ? seo.description : `${chosen}: ${ofCategory.description}`;
  const number = page === 1 ? '' : `${pages.page} ${page}`;
  const numbered = number && `, ${number}`;
  return {
    // The number is kept when a long category name is cut: no two pages have the same title.
    seo: {
      title: truncateTo(title, TITLE_MAX - numbered.length) + numbered,
      description: number ? `${number}. ${about}` : about,
    },
    query: listQuery({ category: chosen, page }),
    isPastEnd: page > 1 && posts.length === 0,
  };
}

/** The address of a page of the list, scrolled to the list. */
export function listAddress(query: ListQuery): string {
  return `${LIST_PATH}${listQuery(query)}#articles`;
}
