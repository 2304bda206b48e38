import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { parseArticle } from '../../blog/articles/article.ts';
import { contentFiles } from '../../content/reading/content-texts.ts';
import { FIRM } from '../content.ts';
import { printFigure } from './figure-line.ts';
import { pagesOfContent } from './page-on.ts';
import { prose } from './page-prose.ts';
import { readingLevel, sentenceVariation } from './reading-level.ts';

/** School grades: easy to read, without talking down. */
const LOWEST = 6.5;
const HIGHEST = 9;
/** In words: uniform sentences sound like a list. */
const VARIATION = 6;

/** Two sentences fixed by the specification, and a page of labels and numbers. */
const EXEMPT = ['/message-sent', '/find'];

interface Reading {
  page: string;
  grade: number;
  variation: number;
}

/** The measures of every content page and article. */
async function readings(): Promise<Reading[]> {
  const pages = (await pagesOfContent())
    .filter(({ route }) => !EXEMPT.includes(route))
    .map(({ route, html }) => ({ page: route, text: prose(html, 'main') }));
  const posts = contentFiles('posts/*.md').map(({ file, source }) => {
    const { slug, content } = parseArticle(basename(file), source);
    return { page: `/blog/${slug}`, text: prose(content) };
  });
  return [...pages, ...posts].map(({ page, text }) => ({
    page,
    grade: readingLevel(text),
    variation: sentenceVariation(text),
  }));
}

/** Prints the measures: a line for services, one for articles and one for the rest. */
function printByFolder(all: readonly Reading[]): void {
  const folders = Object.groupBy(
    all.toSorted((a, b) => a.page.localeCompare(b.page)),
    ({ page }) => /^\/(?:services|blog)\/(?=.)/.exec(page)?.[0] ?? '/',
  );
  for (const [folder, pages = []] of Object.entries(folders)) {
    const each = pages.map(
      ({ page, grade, variation }) =>
        `${page.slice(folder.length) || '(home)'} ${grade.toFixed(1)} ±${variation.toFixed(1)}`,
    );
    printFigure(`reading grade and variation in words under ${folder}: ${each.join(', ')}`);
  }
}

test.runIf(FIRM.asSpecified)(
  'every page reads at the grade of its readers, in sentences of many lengths',
  async () => {
    const all = (await readings()).sort((a, b) => b.grade - a.grade);
    expect(all.length).toBeGreaterThan(30);
    const average = all.reduce((sum, { grade }) => sum + grade, 0) / all.length;
    const least = Math.min(...all.map(({ variation }) => variation));
    printFigure(
      `reading grade ${all.at(-1)?.grade.toFixed(1)} to ${all[0]?.grade.toFixed(1)}, ${average.toFixed(1)} on average; sentences vary by ${least.toFixed(1)} words at least`,
    );
    printByFolder(all);
    const fits = ({ grade, variation }: Reading) =>
      grade >= LOWEST && grade <= HIGHEST && variation >= VARIATION;
    expect(all.filter((each) => !fits(each))).toEqual([]);
  },
);

test('sentences of one length do not vary, others do', () => {
  expect(sentenceVariation(['One two three. Four five six.', 'Seven eight nine.'])).toBe(0);
  expect(sentenceVariation(['One.', 'One two three.'])).toBe(1);
});

test('a children’s sentence is easy and a statute’s is not', () => {
  expect(readingLevel(['The cat sat on the mat.'])).toBeLessThan(1);
  expect(
    readingLevel([
      'The disclosure of confidential information necessitates unambiguous authorization.',
    ]),
  ).toBeGreaterThan(HIGHEST);
});
