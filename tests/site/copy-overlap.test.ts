import { expect, test } from 'vitest';
import { contentFiles, contentTexts, lastKey } from '../../content/reading/content-texts.ts';
import { frontMatter } from '../../content/reading/front-matter.ts';
import { FIRM, PAPERS } from '../content.ts';
import { printFigure } from './figure-line.ts';

/** Words per sequence, and the maximum share of sequences in common. */
const SEQUENCE = 5;
const LIMIT = 0.03;

/** Excludes headings, names, and labels common to all banners and figures. */
const EXCLUDED = new Set([
  'name',
  'title',
  'heading',
  'button',
  'icon',
  'claim',
  'denomination',
  'mapLabel',
]);

/** The sentences of a paper's page. */
const PAPER_PROSE = new Set(['summary', 'text', 'means', 'not', 'have', 'firm']);

/** A text's five-word sequences, ignoring case and punctuation. */
function sequences(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}$%’'{}-]+/gu) ?? [];
  return new Set(
    words.slice(SEQUENCE - 1).map((_, end) => words.slice(end, end + SEQUENCE).join(' ')),
  );
}

/** The sequences in common, as a share of the shorter page's. */
function share(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = a.intersection(b).size;
  return common / Math.min(a.size, b.size);
}

/** Each page's prose and each article as sequences, none across two texts. */
function pageProse(): Map<string, Set<string>> {
  const prose = new Map<string, Set<string>>();
  const add = (file: string, text: string) =>
    prose.set(file, (prose.get(file) ?? new Set()).union(sequences(text)));
  for (const { file, field, text } of contentTexts('{services,pages}/*.yaml')) {
    if (!EXCLUDED.has(lastKey(field)) && !field.startsWith('labels.')) add(file, text);
  }
  for (const { field, text } of contentTexts('notices.yaml')) {
    if (PAPER_PROSE.has(lastKey(field)))
      add(`notices.yaml ${PAPERS[Number.parseInt(field, 10)]?.code}`, text);
  }
  for (const { file, source } of contentFiles('posts/*.md')) {
    const [said = ''] = frontMatter(source)?.body.split(/^## Sources$/m) ?? [];
    for (const line of said.split('\n')) add(file, line.replace(/\]\([^)]*\)/g, ']'));
  }
  return prose;
}

test.runIf(FIRM.asSpecified)(
  'no two pages share three sequences of five words in a hundred',
  () => {
    const pages = [...pageProse()];
    expect(pages.length).toBeGreaterThan(30);
    const pairs = pages.flatMap(([a, words], place) =>
      pages.slice(place + 1).map(([b, others]) => ({ a, b, part: share(words, others) })),
    );
    const worst = pairs.reduce((most, pair) => (pair.part > most.part ? pair : most));
    printFigure(
      `overlap of two of ${pages.length} pages at most ${(worst.part * 100).toFixed(1)}% (${worst.a}, ${worst.b})`,
    );
    expect(pairs.filter(({ part }) => part > LIMIT)).toEqual([]);
  },
);

test('a page and its copy share everything, and a copy of half of it half', () => {
  const text = 'one two three four five six seven eight nine ten';
  expect(share(sequences(text), sequences(text))).toBe(1);
  expect(share(sequences(text), sequences('One two, three four five six seven. X y z'))).toBe(0.5);
});
