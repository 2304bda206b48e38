import type { ListPlace, Posts } from './posts.ts';

/** The list of posts. */
export const LIST_PATH = '/blog';

/** An address of a post that no post can have: what stands there says so. */
export const NO_POST_PATH = `${LIST_PATH}/-`;

/** What may be a category: one that a visitor made up goes no further, at any rate a long one, or one that no text can hold. */
const CATEGORY = /^\P{Cc}{1,200}$/u;

/** What an address asks for with `category` and `page`; what is no number of a page is the first. */
export function placeAsked(asked: URLSearchParams): ListPlace {
  const page = /^[1-9]\d{0,3}$/.test(asked.get('page') ?? '') ? Number(asked.get('page')) : 1;
  const [category] = CATEGORY.exec(asked.get('category') ?? '') ?? [];
  return { category, page };
}

/** What follows `/blog` in the address of a page of the list: nothing for the first of all posts. */
export function listQuery({ category, page }: ListPlace): string {
  const query = new URLSearchParams({
    ...(category !== undefined && { category }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `?${query}` : '';
}

/**
 * The one address of all those that show the same page of the list: a category that no post has is
 * none, and what else is asked for does not count.
 *
 * @throws the store's error, as a rejection, where the categories cannot be read
 */
export async function canonicalListAddress(
  asked: URLSearchParams,
  posts: Pick<Posts, 'categories'>,
): Promise<string> {
  const { category, page } = placeAsked(asked);
  const isKnown = category !== undefined && (await posts.categories()).includes(category);
  return LIST_PATH + listQuery({ category: isKnown ? category : undefined, page });
}
