import { type Mistakes, mistakesInContent } from '../../src/content/checks/mistakes/in-content.ts';
import { type ContentProblem, inOneLine } from '../../src/content/reader/content-error.ts';
import { brokenFragments } from '../../src/site/broken-fragments.ts';
import { checkContent } from '../../src/site/check-content.ts';
import { misspelled } from './misspelled.ts';

/**
 * Everything in a project's content that would be refused, or make a page wrong or untrue, and what
 * is worth a look, each once. In seconds: it builds nothing, and knows of pages what was last built.
 *
 * @param project the project's folder
 * @param words what the spell check finds, a process of its own that runs meanwhile
 */
export async function findMistakes(
  project: string,
  words: Promise<readonly ContentProblem[]> = misspelled(project),
): Promise<Mistakes> {
  const problems = await checkContent(project);
  const { mend, look, ...rest } = mistakesInContent(project);
  // Further problems in an invalid file mostly follow from the first.
  const refused = new Set(problems.map(({ file }) => file));
  const further = (found: readonly ContentProblem[]) =>
    found.filter(({ file }) => !refused.has(file));
  return {
    ...rest,
    mend: eachOnce([...problems, ...further([...mend, ...brokenFragments(project)])]),
    look: eachOnce([...further(look), ...(await words)]),
  };
}

/** Each problem once, however many checks have found it. */
function eachOnce(problems: readonly ContentProblem[]): ContentProblem[] {
  return [...new Map(problems.map((problem) => [inOneLine(problem), problem])).values()];
}

/** Mistakes as a person reads them; its last line counts. */
export function inLines({ mend, look, points }: Mistakes): string[] {
  const group = (title: string, problems: readonly ContentProblem[]) =>
    problems.length > 0 ? [title, ...problems.map((each) => `  ${inOneLine(each)}`), ''] : [];
  return [
    ...group('Must be mended before it can be published:', mend),
    ...group('Worth a look:', look),
    ...(points > 0 ? [`A public site is a draft for ${points} points: npm run launch-check`] : []),
    `${mend.length} to mend, ${look.length} worth a look.`,
  ];
}
