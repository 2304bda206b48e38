import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, test } from 'vitest';
import { factualSentences } from '../../src/content/checks/facts/factual-sentences.ts';
import { figuresIn } from '../../src/content/checks/facts/figures-in-text.ts';
import { type Passage, passages } from '../../src/content/checks/facts/passages.ts';
import { FACTS, SERVICES } from '../content.ts';

const PAGES = join(import.meta.dirname, '../../dist/client/services');

const INLINE = 'a, abbr, b, em, i, span, strong, time, wbr';
/** Unicode's paragraph separator, which no copy contains. */
const END = '\u2029';

/** The texts of a drawing's blocks. */
function textsOf(page: string): string[] {
  const $ = load(page);
  const root = $('figure[aria-labelledby="exhibit"]');
  root.find('style, svg').remove();
  root.find('br').replaceWith(' ');
  root.find('*').not(INLINE).before(END).after(END);
  return root
    .text()
    .split(END)
    .map((text) => text.replace(/\s+/g, ' ').trim());
}

/** Why figures are not allowed at their places. */
const objections = (texts: readonly Passage[]) =>
  factualSentences(texts, FACTS).flatMap(({ figures }) =>
    figures.flatMap(({ figure, objection }) => (objection ? `${figure}: ${objection}` : [])),
  );

const said = (text: string, headings: readonly string[] = [], file = 'pages/home.yaml') =>
  objections([{ file, headings, text, paragraph: text }]);

test('every figure of an exhibit, computed or not, is among the factual sentences', () => {
  const sentences = passages();
  const drawn = SERVICES.filter(({ exhibit }) => exhibit).map(({ slug }) => {
    const page = readFileSync(join(PAGES, `${slug}.html`), 'utf8');
    const own = sentences.filter(({ file }) => file === `services/${slug}.yaml`);
    const said = new Set(own.flatMap(({ text }) => figuresIn(text)));
    // Weeks are counted, not claimed.
    const shown = textsOf(page).flatMap((text) => figuresIn(text.replace(/^Week \d+/, '')));
    return { slug, shown, left: shown.filter((figure) => !said.has(figure)) };
  });
  expect(drawn.flatMap(({ shown }) => shown).length).toBeGreaterThan(100);
  expect(drawn.filter(({ left }) => left.length > 0)).toEqual([]);
});

test('a figure is read as the register spells it', () => {
  expect(
    figuresIn(
      'By May 15, a 13-week plan on Forms W-8BEN-E and W-2s costs $2.65 million; ten years.',
    ),
  ).toEqual(['May 15', '13 weeks', 'W-8BEN-E', 'W-2', '$2.65 million', '10 years']);
});

test('a figure is registered for its meaning and year, found in the sentence or the heading over it', () => {
  expect(said('We have served 1000+ clients.')).toEqual([expect.stringContaining('1000')]);
  expect(said('Within 30 days.', ['The hearing'])).toEqual([]);
  expect(said('Repaint the office in 30 days.')).toEqual([expect.stringContaining('another fact')]);
  expect(said('No tax is due to $2.65 million.')).toEqual([expect.stringContaining('time-bound')]);
  expect(said('No tax is due to $2.65 million.', ['The 2026 report'])).toEqual([]);
});

test('the figure of an example is allowed only in its own file', () => {
  const text = 'Say the letter is dated May 4.';
  expect(said(text, [], 'lt11-notice-form-12153.md')).toEqual([]);
  expect(said(text)).toHaveLength(1);
});
