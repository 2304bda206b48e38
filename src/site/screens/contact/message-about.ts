import { longUsDate } from '../../../base/calendar/us-date.ts';
import type { LookupResult } from '../../../papers/look-up.ts';
import { paperName, paperOf } from '../../load/papers.ts';
import type { ContactContent } from './load.ts';

/**
 * The first line of a message about a paper: its name with the day printed on it (or on the paper it answers), its
 * name with its title, or an unknown code.
 *
 * @param number may be a code
 * @param day YYYY-MM-DD
 */
export function messageAbout(
  number: string,
  found: LookupResult,
  words: Pick<ContactContent['about'], 'opening' | 'unknown' | 'dated' | 'printed'>,
  day: string | undefined,
): string {
  const { opening, unknown, dated, printed } = words;
  if (!('code' in found)) return `${opening} ${unknown} “${number}”.\n\n`;
  const paper = paperOf(found.code);
  const { title, clock } = paper;
  const from = clock.counts === 'days' && clock.from ? `${clock.from} ` : '';
  const which = clock.counts === 'printed' ? printed : from + dated;
  const more = day === undefined ? ` (${title})` : `, ${which} ${longUsDate(day)}`;
  return `${opening} ${paperName(paper)}${more}.\n\n`;
}
