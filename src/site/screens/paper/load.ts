import source from '../../../../content/pages/paper.yaml';
import type { Occurrence } from '../../../dates/occurrences.ts';
import { frieze } from '../../load/art.ts';
import { dueBetween } from '../../load/due-dates.ts';
import { loadContent } from '../../load/load-content.ts';
import { type Paper, paperArt, papers } from '../../load/papers.ts';
import { postLinks } from '../../load/post-links.ts';
import { isDated } from './deadline.ts';
import { paperWordsSchema } from './schema.ts';

/** The fixed texts of every paper's page. */
export const paperWords = loadContent(paperWordsSchema, source);

const ANSWERED: ReadonlySet<Paper['group']> = new Set(['letters', 'replies']);

// Registers the pictures, since the build draws the pictures of loaded pages.
frieze();
for (const paper of papers.filter(isDated)) paperArt(paper, 'paper');

const artOf = new Map(papers.map((paper) => [paper.code, paperArt(paper).url]));

/** A paper as its page shows it. */
export type PaperContent = ReturnType<typeof paperPage>;

/**
 * A paper page's data: the address of its engraving, the label of its clock, links to articles, and the next due
 * dates. Reads the day, YYYY-MM-DD, only if due dates depend on it.
 */
export function paperPage(paper: Paper, today: () => string) {
  const { dates, group } = paper;
  return {
    ...paper,
    art: artOf.get(paper.code) ?? '',
    clockLabel: ANSWERED.has(group) ? paperWords.clock.answer : paperWords.clock.due,
    reading: postLinks(paper.articles, today),
    next: dates.length === 0 ? [] : nextTwo(dates, today()),
  };
}

/** The next two days, and with them days limited to some counties. */
function nextTwo(dates: Paper['dates'], today: string): Occurrence[] {
  const last = Temporal.PlainDate.from(today).add({ years: 3 });
  const due = dueBetween(today, `${last}`).filter(({ id }) => dates.includes(id));
  const [, second] = due.filter(({ postponement }) => !postponement);
  return second ? due.slice(0, due.indexOf(second) + 1) : due;
}
