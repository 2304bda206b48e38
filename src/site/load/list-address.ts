import { LIST_PATH, listQuery } from '../../blog/addresses.ts';
import type { ListPlace } from '../../blog/posts.ts';

/** The address of a page of the list, with the list in view. */
export function listAddress(place: ListPlace): string {
  return `${LIST_PATH}${listQuery(place)}#articles`;
}
