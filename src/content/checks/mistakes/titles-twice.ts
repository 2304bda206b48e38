import { statSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentProblem, undefinedIfInvalid } from '../../reader/content-error.ts';
import { contentTexts } from '../../reader/content-texts.ts';
import { publishedPostHeads } from '../../reader/post-heads.ts';

/**
 * Duplicate titles of pages, services and posts, and duplicate names of services, reported in the
 * file that was changed last. Search engines show only one of the two, and menus look ambiguous.
 */
export function titlesTwice(project: string): ContentProblem[] {
  const texts = undefinedIfInvalid(() => contentTexts('{pages,services}/*.yaml', project)) ?? [];
  const isName = (file: string, field: string) => field === 'name' && file.startsWith('services/');
  const titles = [
    ...texts.filter(({ file, field }) => field === 'seo.title' || isName(file, field)),
    ...publishedPostHeads(project).map(({ file, title, problem }) => ({
      file: file.replace('content/', ''),
      field: 'title',
      text: title,
      problem: (expected: string) => problem('title', expected),
    })),
  ];
  const changed = (file: string) => statSync(join(project, 'content', file)).mtimeMs;
  const seen = new Map<string, string>();
  return titles
    .toSorted((a, b) => changed(a.file) - changed(b.file))
    .flatMap(({ file, field, text, problem }) => {
      const what = field === 'name' ? 'name' : 'title';
      const key = `${what} ${text.toLowerCase()}`;
      const other = seen.get(key);
      seen.set(key, other ?? file);
      if (other === undefined || text === '') return [];
      return [
        problem(`"${text}" is the ${what} of content/${other} already; expected one of its own`),
      ];
    });
}
