import source from '../../../content/pages/notice.yaml';
import { amongNext, type Upcoming } from '../../../due-dates/next.ts';
import { upcoming } from '../../load/due-dates.ts';
import { filledIn } from '../../load/fill-in.ts';
import { type Paper, paperArt, papers } from '../../load/notices.ts';
import { noticePage as schema } from './schema.ts';

/** The words around every paper. */
export const noticePage = filledIn(schema, source);

/** A paper with the address of its rosette, and when it is due. */
export type PaperPage = Paper & {
  art: string;
  /** What stands over its clock. */
  clockLabel: string;
  /** The next days, two at a time. */
  next: readonly Upcoming[];
};

/** The lists of papers that wait for an answer, or are one. */
const ANSWERED: ReadonlySet<Paper['group']> = new Set(['letters', 'replies']);

/** Every paper as its page shows it. */
export const paperPages: readonly PaperPage[] = papers.map((paper) => ({
  ...paper,
  art: paperArt(paper).url,
  clockLabel: ANSWERED.has(paper.group) ? noticePage.clock.answer : noticePage.clock.due,
  next: amongNext(
    upcoming.filter(({ id }) => paper.dates.includes(id)),
    2,
  ),
}));
