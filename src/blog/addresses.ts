import type { ListQuery, Posts } from './posts.ts';

export const LIST_PATH = '/blog';

/** A path that no post can have; it shows the page for a missing post. */
export const NO_POST_PATH = `${LIST_PATH}/-`;

/** A valid category parameter; others are ignored. */
const CATEGORY = /^\P{Cc}{1,200}$/u;

/** Reads a list page from a query's `category` and `page`; page 1 if `page` is invalid. */
export function requestedPage(query: URLSearchParams): ListQuery {
  const page = /^[1-9]\d{0,3}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  const [category] = CATEGORY.exec(query.get('category') ?? '') ?? [];
  return { category, page };
}

/** Query string of a list page, with `?`; '' for the first page of all posts. */
export function listQuery({ category, page }: ListQuery): string {
  const query = new URLSearchParams({
    ...(category !== undefined && { category }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `?${query}` : '';
}

/**
 * Canonical address of a list page: without unknown categories or other parameters.
 *
 * @throws the store's error, as a rejection, if the query has a category and posts cannot be read
 */
export async function canonicalListAddress(
  query: URLSearchParams,
  posts: Pick<Posts, 'list'>,
): Promise<string> {
  const place = requestedPage(query);
  const { chosen } = place.category === undefined ? {} : await posts.list(place);
  return LIST_PATH + listQuery({ category: chosen, page: place.page });
}
