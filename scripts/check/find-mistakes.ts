import { texasToday } from '../../src/base/calendar/texas-time.ts';
import { toContentProblem } from '../../src/content/checks/launch/launch-problem.ts';
import { openPointsOn, readLaunch } from '../../src/content/checks/launch/launch-status.ts';
import { UNREGISTERED_FIGURES_CHECK } from '../../src/content/checks/launch/words-checks.ts';
import { unformattedProblems } from '../../src/content/checks/mistakes/formatting.ts';
import { titlesTwice } from '../../src/content/checks/mistakes/titles-twice.ts';
import { unusedPictureProblems } from '../../src/content/checks/mistakes/unused-pictures.ts';
import {
  ContentError,
  type ContentProblem,
  formatProblem,
} from '../../src/content/reader/content-error.ts';
import { publishedPostHeads } from '../../src/content/reader/post-heads.ts';
import { printedIn } from '../../src/content/schemas/text.ts';
import { checkContent } from '../../src/site/check-content.ts';
import { misspelled } from './misspelled.ts';

export interface Mistakes {
  /** Problems that fail a build, or make a page wrong or untrue. */
  errors: readonly ContentProblem[];
  /** Problems that leave every page right. */
  warnings: readonly ContentProblem[];
  /** The number of launch problems that make a public site a draft today. */
  points: number;
}

/**
 * All mistakes in a project's content, each once: problems that fail a build or make a page wrong or
 * untrue, and warnings. Takes seconds, since it builds nothing. An unreadable file hides the problems
 * that depend on it.
 *
 * @param project the project's folder
 * @param words results of the spell check, which runs in its own process meanwhile
 */
export async function findMistakes(
  project: string,
  words: Promise<readonly ContentProblem[]> = misspelled(project),
): Promise<Mistakes> {
  const refused = await checkContent(project);
  // Other problems in an invalid file mostly follow from the first.
  const invalid = new Set(refused.map(({ file }) => file));
  const further = (found: readonly ContentProblem[]) =>
    found.filter(({ file }) => !invalid.has(file));
  const { open, problems } = openToday(project);
  const unregistered = open
    .filter(({ title }) => title === UNREGISTERED_FIGURES_CHECK.title)
    .map(toContentProblem);
  const errors = [...problems, ...printedSigns(project), ...titlesTwice(project)];
  const warnings = [
    ...unregistered,
    ...unformattedProblems(project),
    ...unusedPictureProblems(project),
  ];
  return {
    errors: eachOnce([...refused, ...further(errors)]),
    warnings: eachOnce([...further(warnings), ...(await words)]),
    points: open.length,
  };
}

/** The open problems of the launch check, or the reason it cannot run. */
function openToday(project: string) {
  try {
    return { ...openPointsOn(readLaunch(project), texasToday()), problems: [] };
  } catch (error) {
    if (error instanceof ContentError) return { open: [], problems: error.problems };
    throw error;
  }
}

/** Markdown in titles and excerpts of posts, where it would be printed as is. */
function printedSigns(project: string): ContentProblem[] {
  return publishedPostHeads(project).flatMap(({ title, excerpt, problem }) =>
    Object.entries({ title, excerpt }).flatMap(([key, words]) => {
      const printed = printedIn(words);
      const expected = `"${printed}" would be printed; expected words without Markdown and HTML`;
      return printed === undefined ? [] : [problem(key, expected)];
    }),
  );
}

/** Each problem once, however many checks report it. */
function eachOnce(problems: readonly ContentProblem[]): ContentProblem[] {
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];
}

/** Mistakes for the terminal; the last line has the totals. */
export function inLines({ errors, warnings, points }: Mistakes): string[] {
  const group = (title: string, problems: readonly ContentProblem[]) =>
    problems.length > 0 ? [title, ...problems.map((each) => `  ${formatProblem(each)}`), ''] : [];
  return [
    ...group('Must be mended before it can be published:', errors),
    ...group('Worth a look:', warnings),
    ...(points > 0 ? [`A public site is a draft for ${points} points: npm run launch-check`] : []),
    `${errors.length} to mend, ${warnings.length} worth a look.`,
  ];
}
