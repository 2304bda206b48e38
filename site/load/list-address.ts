import type { ListPlace } from '../../blog/posts.ts';

/** What follows `/blog` in the address of a page of the list: nothing for the first of all posts. */
export function listQuery({ category, page }: ListPlace): string {
  const query = new URLSearchParams({
    ...(category !== undefined && { category }),
    ...(page > 1 && { page: String(page) }),
  });
  return query.size > 0 ? `?${query}` : '';
}

/** Where a page of the list is visited, with the list itself in view. */
export function listAddress(place: ListPlace): string {
  return `/blog${listQuery(place)}#articles`;
}
