import { texasToday } from '../../../base/calendar/texas-time.ts';
import { ContentError, type ContentProblem, readable } from '../../reader/content-error.ts';
import { readContent } from '../../reader/yaml-file.ts';
import { firm } from '../../schemas/firm.ts';
import { UNREGISTERED } from '../launch/facts-in-print.ts';
import { inContent } from '../launch/launch-problem.ts';
import { readLaunch, unsettledOn } from '../launch/launch-status.ts';
import { categoriesWithoutFamily } from './categories.ts';
import { loose } from './form.ts';
import { unfitPapers } from './papers.ts';
import { redirectedPosts } from './redirected.ts';
import { printedSigns } from './signs.ts';
import { staleCodes, staleSamples } from './stale.ts';
import { saidTwice } from './twice.ts';
import { unusedPictureProblems } from './unused-pictures.ts';

/** Content that is valid and no longer true. */
export interface Mistakes {
  /** Problems that make a page wrong or untrue. */
  mend: readonly ContentProblem[];
  /** Problems that leave every page right. */
  look: readonly ContentProblem[];
  /** How many points of the launch check make a public site a draft today. */
  points: number;
  /** Whether the pages are still to be those of the specification. */
  isAsSpecified: boolean;
}

/** The sort of problems of the launch check that are untrue, and not only unproved. */
const UNTRUE = 'Figures changed under their old wording';

type Rule = (project: string) => readonly ContentProblem[];
const MENDS: readonly Rule[] = [
  ...[printedSigns, saidTwice, staleSamples, staleCodes, unfitPapers],
  redirectedPosts,
];
const LOOKS: readonly Rule[] = [loose, unusedPictureProblems, categoriesWithoutFamily];

/**
 * Holds a project's content against its own registers. What depends on a file that cannot be read is
 * left for when it can.
 *
 * @param project the project's folder
 */
export function mistakesInContent(project: string): Mistakes {
  const identity = readable(() => readContent(project, 'content/firm.yaml', firm).content);
  const found = (rules: readonly Rule[]) =>
    rules.flatMap((rule) => readable(() => rule(project)) ?? []);
  const { open, problems } = today(project);
  const ofSort = (named: string) => open.filter(({ sort }) => sort === named).map(inContent);
  return {
    mend: [...problems, ...ofSort(UNTRUE), ...found(MENDS)],
    look: [...ofSort(UNREGISTERED), ...found(LOOKS)],
    points: open.length,
    isAsSpecified: identity?.asSpecified === true,
  };
}

/** The open problems of the launch check, or why it cannot look. */
function today(project: string) {
  try {
    return { ...unsettledOn(readLaunch(project), texasToday()), problems: [] };
  } catch (error) {
    if (error instanceof ContentError) return { open: [], problems: error.problems };
    throw error;
  }
}
