import type { ContentProblem } from '../../reader/content-error.ts';
import { postHeads } from '../../reader/post-heads.ts';
import { printedIn } from '../../schemas/text.ts';

/**
 * Titles and excerpts of posts, drafts among them, with signs of Markdown, which is only read below them.
 *
 * @param project the project's folder
 */
export function printedSigns(project: string): ContentProblem[] {
  return postHeads(project).flatMap(({ title, excerpt, problem }) =>
    Object.entries({ title, excerpt }).flatMap(([key, words]) => {
      const printed = printedIn(words);
      const expected = `"${printed}" would be printed; expected words without Markdown and HTML`;
      return printed === undefined ? [] : [problem(key, expected)];
    }),
  );
}
