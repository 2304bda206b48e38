import { texasToday } from '../../../base/calendar/texas-time.ts';
import { ContentError, type ContentProblem } from '../../reader/content-error.ts';
import { publishedPostHeads } from '../../reader/post-heads.ts';
import { printedIn } from '../../schemas/text.ts';
import { inContent } from '../launch/launch-problem.ts';
import { readLaunch, unsettledOn } from '../launch/launch-status.ts';
import { UNREGISTERED } from '../launch/words-checks.ts';
import { loose } from './form.ts';
import { titlesTwice } from './titles-twice.ts';
import { unusedPictureProblems } from './unused-pictures.ts';

/** Content that is valid and no longer true. */
export interface Mistakes {
  /** Problems that make a page wrong or untrue. */
  mend: readonly ContentProblem[];
  /** Problems that leave every page right. */
  look: readonly ContentProblem[];
  /** How many points of the launch check make a public site a draft today. */
  points: number;
}

/**
 * Holds a project's content against its own registers. What depends on a file that cannot be read is
 * left for when it can.
 *
 * @param project the project's folder
 */
export function mistakesInContent(project: string): Mistakes {
  const { open, problems } = today(project);
  const unregistered = open.filter(({ sort }) => sort === UNREGISTERED.sort);
  return {
    mend: [...problems, ...printedSigns(project), ...titlesTwice(project)],
    look: [...unregistered.map(inContent), ...loose(project), ...unusedPictureProblems(project)],
    points: open.length,
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

/** Titles and excerpts of posts with signs of Markdown, which is only read below them. */
function printedSigns(project: string): ContentProblem[] {
  return publishedPostHeads(project).flatMap(({ title, excerpt, problem }) =>
    Object.entries({ title, excerpt }).flatMap(([key, words]) => {
      const printed = printedIn(words);
      const expected = `"${printed}" would be printed; expected words without Markdown and HTML`;
      return printed === undefined ? [] : [problem(key, expected)];
    }),
  );
}
