import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { figuresIn } from '../../src/content/checks/facts/figures-in-text.ts';
import { passages } from '../../src/content/checks/facts/passages.ts';
import { postPassages } from '../../src/content/checks/facts/post-passages.ts';
import { FACTS, SERVICES } from '../content.ts';
import { blocks } from './page-prose.ts';
import { unregistered } from './unregistered.ts';

const PAGES = join(import.meta.dirname, '../../dist/client/services');

const said = (text: string, headings: readonly string[] = []) =>
  unregistered(
    [{ file: 'pages/home.yaml', headings, text, paragraph: text, isExample: false }],
    FACTS,
  );

test('every figure of an exhibit, worked out or not, is among the sentences', () => {
  const sentences = passages().filter(({ isExample }) => isExample);
  const drawn = SERVICES.filter(({ exhibit }) => exhibit).map(({ slug }) => {
    const page = readFileSync(join(PAGES, `${slug}.html`), 'utf8');
    const texts = blocks(page, 'figure[aria-labelledby="exhibit"]');
    const own = sentences.filter(({ file }) => file === `services/${slug}.yaml`);
    const said = new Set(own.flatMap(({ text }) => figuresIn(text)));
    // Weeks are counted, not claimed.
    const shown = texts.flatMap((text) => figuresIn(text.replace(/^Week \d+/, '')));
    return { slug, shown, left: shown.filter((figure) => !said.has(figure)) };
  });
  expect(drawn.flatMap(({ shown }) => shown).length).toBeGreaterThan(100);
  expect(drawn.filter(({ left }) => left.length > 0)).toEqual([]);
});

test('a figure is read as the register writes it', () => {
  expect(
    figuresIn(
      'By May 15, 2026, a 13-week plan on Forms 1040-ES and W-8BEN-E costs $2.65 million, $1,250.50 or 8.25% on the 20th under 401(k), 05-102 and W-2s; 1099s; 1:1; Ten years; a thirty-day letter; forty-five days; one year, one day; ten business days.',
    ),
  ).toEqual([
    'May 15',
    '2026',
    '13 weeks',
    '1040-ES',
    'W-8BEN-E',
    '$2.65 million',
    '$1,250.50',
    '8.25%',
    '20th',
    '401(k)',
    '05-102',
    'W-2',
    '1099',
    '1:1',
    '10 years',
    '30 days',
    '45 days',
    '1 years',
    '10 days',
  ]);
});

test('an unknown figure is found, and so is a claim written out', () => {
  expect(said('We have served 1000+ clients on Form 1040.')).toEqual([
    expect.stringContaining('1000'),
  ]);
  expect(said('Form 1040 for {clients-served} clients.')).toEqual([]);
});

test('a figure is registered for what it means, by a word of its sentence, paragraph or heading', () => {
  expect(said('Ask for the hearing within 30 days.')).toEqual([]);
  expect(said('Within 30 days.', ['The hearing'])).toEqual([]);
  expect(said('Repaint the office within 30 days.')).toEqual([
    expect.stringContaining('as another fact'),
  ]);
  expect(said('Overhearing it takes 30 days.')).toHaveLength(1);
});

test('a time-bound figure needs its year in the sentence or in the heading over it', () => {
  expect(said('No tax is due to $2.65 million.')).toEqual([expect.stringContaining('time-bound')]);
  expect(said('For 2026 no tax is due to $2.65 million.')).toEqual([]);
  expect(said('No tax is due to $2.65 million.', ['The 2026 report'])).toEqual([]);
});

test('an example’s figure stands in its own article, after the words that open the example', () => {
  const article = (body: string) =>
    unregistered(
      postPassages('lt11-notice-form-12153.md', `---\ntitle: A\nexcerpt: B.\n---\n${body}`),
      FACTS,
    );
  expect(article('Say the letter is dated May 4. Then June 3 it is.')).toEqual([]);
  expect(article('The letter is dated May 4.')).toHaveLength(1);
  expect(article('Say it is dated May 4.\n\n## Later\n\nThen May 4.')).toHaveLength(1);
  expect(article('It is dated May 4, for example. Then May 4.')).toHaveLength(1);
  expect(said('Say the letter is dated May 4.')).toHaveLength(1);
});
