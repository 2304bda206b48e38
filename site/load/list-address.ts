import { LIST_PATH, listQuery } from '../../blog/addresses.ts';
import type { ListPlace } from '../../blog/posts.ts';

/** Where a page of the list is visited, with the list itself in view. */
export function listAddress(place: ListPlace): string {
  return `${LIST_PATH}${listQuery(place)}#articles`;
}
