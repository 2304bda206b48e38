import { unknown } from '../schemas/references.ts';
import type { ContentProblem } from './content-error.ts';
import { contentFiles } from './content-texts.ts';
import { lineAt } from './text-mistakes.ts';

/** Links to pages and files of the site, of Markdown and of HTML; the address is the first group. */
const LINKS = /(?:\](?:\(|: )<?|\bhref=["'])(\/[^)>"'\s#?]*)(?=[)>"'\s#?]|$)/g;

/**
 * The links of posts that lead to no page of the site.
 *
 * @param project the project's folder
 * @param pages the addresses of all pages
 */
export function brokenLinks(project: string, pages: ReadonlySet<string>): ContentProblem[] {
  return contentFiles('posts/*.md', project).flatMap(({ file: name, source }) =>
    [...source.matchAll(LINKS)].flatMap(({ index, 1: page = '' }) => {
      const [file, line] = [`content/${name}`, lineAt(source, index)];
      return pages.has(page) ? [] : [{ file, line, field: '', expected: unknown('pages', page) }];
    }),
  );
}
