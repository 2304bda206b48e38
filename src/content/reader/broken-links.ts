import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unknown } from '../schemas/references.ts';
import type { ContentProblem } from './content-error.ts';

/** Links to pages and files of the site, of Markdown and of code; the address is the first group. */
const LINKS = /(?:\](?:\(|: )<?|\bhref(?:=|: )["'])(\/[^)>"'\s#?]*)(?=[)>"'\s#?]|$)/g;

/**
 * The links of posts and code that lead to no page of the site.
 *
 * @param project the project's folder
 * @param pages the addresses of all pages
 */
export function brokenLinks(project: string, pages: ReadonlySet<string>): ContentProblem[] {
  const files = globSync(
    [
      'content/posts/*.md',
      'src/site/{components,feeds,islands,layouts,screens}/**/*.{astro,ts,tsx}',
    ],
    { cwd: project },
  );
  return files.sort().flatMap((file) => {
    // Files that code leads to are mostly generated.
    const isPage = (address: string) => file.endsWith('.md') || !address.includes('.');
    return readFileSync(join(project, file), 'utf8')
      .split('\n')
      .flatMap((text, place) =>
        [...text.matchAll(LINKS)]
          .filter(([, page = '']) => isPage(page) && !pages.has(page))
          .map(([, page]) => ({
            file,
            line: place + 1,
            field: '',
            expected: unknown('pages', page),
          })),
      );
  });
}
