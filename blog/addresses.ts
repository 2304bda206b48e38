import type { ListPlace, Posts } from './posts.ts';

/** The list of posts. */
export const LIST_PATH = '/blog';

/** An address that no post can have; its page says that there is no such post. */
export const NO_POST_PATH = `${LIST_PATH}/-`;

/** The form of a category; anything else in an address is ignored. */
const CATEGORY = /^\P{Cc}{1,200}$/u;

/** The page of the list that a query's `category` and `page` name; the first where `page` is no number of a page. */
export function placeAsked(query: URLSearchParams): ListPlace {
  const page = /^[1-9]\d{0,3}$/.test(query.get('page') ?? '') ? Number(query.get('page')) : 1;
  const [category] = CATEGORY.exec(query.get('category') ?? '') ?? [];
  return { category, page };
}

/** The query of a page of the list, with its question mark; '' for the first page of all posts. */
export function listQuery({ category, page }: ListPlace): string {
  const query = new URLSearchParams({
    ...(category !== undefined && { category }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `?${query}` : '';
}

/**
 * The canonical address of a page of the list: without a category that no post has, and without
 * other parameters.
 *
 * @throws the store's error, as a rejection, where the categories cannot be read
 */
export async function canonicalListAddress(
  query: URLSearchParams,
  posts: Pick<Posts, 'categories'>,
): Promise<string> {
  const { category, page } = placeAsked(query);
  const isKnown = category !== undefined && (await posts.categories()).includes(category);
  return LIST_PATH + listQuery({ category: isKnown ? category : undefined, page });
}
