import { type ContentProblem, readable } from '../../reader/content-error.ts';
import { contentTexts } from '../../reader/content-texts.ts';
import { publishedPostHeads } from '../../reader/post-heads.ts';

/** Titles of pages, services and posts that stand twice, named in the later file: search engines show one of two. */
export function titlesTwice(project: string): ContentProblem[] {
  const texts = readable(() => contentTexts('{pages,services}/*.yaml', project)) ?? [];
  const titles = [
    ...texts.filter(({ field }) => field === 'seo.title'),
    ...publishedPostHeads(project).map(({ file, title, problem }) => ({
      file: file.replace('content/', ''),
      text: title,
      problem: (expected: string) => problem('title', expected),
    })),
  ];
  const seen = new Map<string, string>();
  return titles.flatMap(({ file, text, problem }) => {
    const other = seen.get(text.toLowerCase());
    seen.set(text.toLowerCase(), other ?? file);
    if (other === undefined || text === '') return [];
    return [problem(`"${text}" is the title of content/${other} already; expected one of its own`)];
  });
}
