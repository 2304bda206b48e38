import type { ContentProblem } from '../../reader/content-error.ts';
import { contentTexts, problemIn } from '../../reader/content-texts.ts';
import { publishedPostHeads } from '../../reader/post-heads.ts';

/** Fields whose text may stand once among those of its kind. */
const ONCE: readonly (readonly [field: RegExp, kind: string])[] = [
  [/^seo\.title$/, 'title'],
  [/^seo\.description$|^\d+\.summary$/, 'description'],
  [/\bquestion$/, 'question'],
];

/**
 * Titles, descriptions and questions that stand twice.
 *
 * @param project the project's folder
 */
export function saidTwice(project: string): ContentProblem[] {
  const texts = contentTexts('{papers,{pages,services}/*}.yaml', project).flatMap((each) => {
    const kind = ONCE.find(([field]) => field.test(each.field))?.[1];
    const problem = (expected: string) => problemIn(each, expected, project);
    return kind === undefined ? [] : [{ kind, text: each.text, problem }];
  });
  // Of drafts two may still have the excerpt that they began with.
  const posts = publishedPostHeads(project).flatMap(({ title, excerpt, problem }) => [
    { kind: 'title', text: title, problem: (expected: string) => problem('title', expected) },
    {
      ...{ kind: 'description', text: excerpt },
      problem: (expected: string) => problem('excerpt', expected),
    },
  ]);
  const alike = Map.groupBy([...texts, ...posts], ({ kind, text }) =>
    `${kind} ${text}`.toLowerCase(),
  );
  return [...alike.values()].flatMap(([first, ...others]) =>
    others.map(({ kind, text, problem }) => {
      const file = first?.problem('').file;
      return problem(`"${text}" is a ${kind} in ${file} already; expected one of its own`);
    }),
  );
}
