import { longUsDate } from '../../../base/calendar/us-date.ts';
import type { Found } from '../../../notices/look-up.ts';
import { calledBy, paperOf } from '../../load/notices.ts';
import type { ContactContent } from './load.ts';

/**
 * What a message about a paper begins with: its name, and the day printed on it or what it is; or the
 * code that no paper has.
 *
 * @param number what may be a code
 * @param day YYYY-MM-DD
 */
export function messageAbout(
  number: string,
  found: Found,
  { opening, unknown, dated }: Pick<ContactContent['about'], 'opening' | 'unknown' | 'dated'>,
  day: string | undefined,
): string {
  if (!('code' in found)) return `${opening} ${unknown} “${number}”.\n\n`;
  const paper = paperOf(found.code);
  const more = day === undefined ? ` (${paper.title})` : `, ${dated} ${longUsDate(day)}`;
  return `${opening} ${calledBy(paper)}${more}.\n\n`;
}
