import { unknown } from '../schemas/references.ts';
import type { ContentProblem } from './content-error.ts';
import { contentFiles } from './content-texts.ts';

/** A link of Markdown within this site: its page is the first group. */
const LINK = /\]\((\/[^)\s#?]*)/g;

/**
 * The links of articles that lead to no page of the site.
 *
 * @param project the project's folder
 * @param pages the addresses of all pages
 */
export function brokenLinks(project: string, pages: ReadonlySet<string>): ContentProblem[] {
  return contentFiles('posts/*.md', project).flatMap(({ file, source }) =>
    source.split('\n').flatMap((line, place) =>
      [...line.matchAll(LINK)]
        .filter(([, page = '']) => !pages.has(page))
        .map(([, page]) => ({
          file: `content/${file}`,
          line: place + 1,
          field: '',
          expected: unknown('pages', page),
        })),
    ),
  );
}
