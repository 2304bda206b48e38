import type { Found } from '../../../notices/look-up.ts';
import { calledBy, paperOf } from '../../load/notices.ts';
import type { ContactContent } from './load.ts';

/**
 * What a message about a paper begins with: its name and what it is, or the code that no paper has.
 *
 * @param number what may be a code
 */
export function messageAbout(
  number: string,
  found: Found,
  { opening, unknown }: Pick<ContactContent['about'], 'opening' | 'unknown'>,
): string {
  if (!('code' in found)) return `${opening} ${unknown} “${number}”.\n\n`;
  const paper = paperOf(found.code);
  return `${opening} ${calledBy(paper)} (${paper.title}).\n\n`;
}
