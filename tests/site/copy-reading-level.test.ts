import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { parseArticle } from '../../blog/articles/article.ts';
import { contentFiles } from '../../content/reading/content-texts.ts';
import { builtPages } from './built-pages.ts';
import { printFigure } from './figure-line.ts';
import { prose } from './page-prose.ts';
import { readingLevel } from './reading-level.ts';

/** School years: the most that the average page and the hardest page may ask for. */
const AVERAGE = 9;
const HIGHEST = 10.5;

interface Grade {
  page: string;
  grade: number;
}

/** The grade of every built page and of every article. */
function grades(): Grade[] {
  const pages = builtPages().map(({ route, html }) => ({ page: route, text: prose(html, 'main') }));
  const posts = contentFiles('posts/*.md').map(({ file, source }) => {
    const { slug, content } = parseArticle(basename(file), source);
    return { page: `/blog/${slug}`, text: prose(content) };
  });
  return [...pages, ...posts].map(({ page, text }) => ({ page, grade: readingLevel(text) }));
}

/** Prints every page's grade, a line for the services, one for the articles and one for the rest. */
function printByFolder(all: readonly Grade[]): void {
  const folders = Object.groupBy(
    all.toSorted((a, b) => a.page.localeCompare(b.page)),
    ({ page }) => /^\/(?:services|blog)\/(?=.)/.exec(page)?.[0] ?? '/',
  );
  for (const [folder, pages = []] of Object.entries(folders)) {
    const each = pages.map(
      ({ page, grade }) => `${page.slice(folder.length) || '(home)'} ${grade.toFixed(1)}`,
    );
    printFigure(`reading level under ${folder}: ${each.join(', ')}`);
  }
}

test('the copy reads at the ninth grade or below', () => {
  const all = grades().sort((a, b) => b.grade - a.grade);
  expect(all.length).toBeGreaterThan(30);
  const average = all.reduce((sum, { grade }) => sum + grade, 0) / all.length;
  const [hardest] = all;
  printFigure(
    `reading level ${average.toFixed(1)} on average, ${hardest?.grade.toFixed(1)} at most (${hardest?.page})`,
  );
  printByFolder(all);
  expect(average).toBeLessThanOrEqual(AVERAGE);
  expect(all.filter(({ grade }) => grade > HIGHEST)).toEqual([]);
});

test('a children’s sentence is easy and a statute’s is not', () => {
  expect(readingLevel(['The cat sat on the mat.'])).toBeLessThan(1);
  expect(
    readingLevel([
      'The disclosure of confidential information necessitates unambiguous authorization.',
    ]),
  ).toBeGreaterThan(HIGHEST);
});
