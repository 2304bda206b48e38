import { expect, test } from 'vitest';
import { contentFiles } from '../content/reader/content-texts.ts';
import { parseYaml } from '../content/reader/yaml-file.ts';
import { papersSchema } from '../content/schemas/paper.ts';
import { paperKindsSchema } from '../content/schemas/paper-kind.ts';
import { paperTopicsSchema } from '../content/schemas/paper-topic.ts';
import { EMPTY_TOPIC, lookupOf } from './addresses.ts';
import { lookUp } from './look-up.ts';
import { lookupResultAddress } from './lookup-result-address.ts';
import { matchesWithLookalikes } from './mistyped.ts';
import { paperKindOf } from './paper-kind-of.ts';
import { CODES, WORDS } from './testing/answers.ts';

function read(file: string): unknown {
  const [found] = contentFiles(file);
  return parseYaml(`content/${file}`, found?.source ?? '').content;
}
const paperIndex = {
  papers: papersSchema.parse(read('papers.yaml')),
  kinds: paperKindsSchema.parse(read('paper-kinds.yaml')),
  topics: paperTopicsSchema.parse(read('paper-topics.yaml')),
};

/** The result for typed text, in the words of the table. */
function answerTo(typed: string): string {
  const { pathname, searchParams } = new URL(lookupResultAddress(typed, paperIndex), 'http://a');
  const codeOf = (name: string) =>
    paperIndex.papers.find(({ code }) => code.toLowerCase() === name)?.code ?? name;
  if (pathname !== '/find') return `page ${codeOf(pathname.slice('/find/'.length))}`;
  const lookup = lookupOf(searchParams) ?? { near: [] };
  if ('about' in lookup) {
    if (lookup.about === EMPTY_TOPIC) return 'empty';
    return `${lookup.about.endsWith('-number') ? 'private' : 'topic'} ${lookup.about}`;
  }
  const found = 'number' in lookup ? lookUp(lookup.number, paperIndex) : lookup;
  const near = 'near' in found ? found.near.map(codeOf) : [];
  if (near.length > 0) return `near ${near.join(' ')}`;
  const kind = 'number' in lookup ? paperKindOf(lookup.number, paperIndex.kinds) : undefined;
  return kind ? `kind ${kind.id}` : 'unknown';
}

test.each([...CODES, ...WORDS])('%j gets the result that a CPA expects: %s', (typed, answer) => {
  expect(answerTo(typed)).toBe(answer);
});

/** All variants of a code with one character changed, left out, doubled, added or swapped. */
function misspelled(code: string): string[] {
  const places = [...code].map((_, at) => at);
  const signs = [...'0123456789ABCEX'];
  const put = (at: number, gone: number, text: string) =>
    code.slice(0, at) + text + code.slice(at + gone);
  return places.flatMap((at) => [
    put(at, 1, ''),
    put(at, 2, `${code.charAt(at + 1)}${code.charAt(at)}`),
    ...signs.flatMap((sign) => [put(at, 1, sign), put(at + 1, 0, sign)]),
  ]);
}

test('no misspelled or other code leads to an alarming paper or suggests one', () => {
  const papers = paperIndex.papers.filter((paper) => paper.alarming);
  const alarming = papers.map(({ code }) => code);
  const signsOf = (text: string) => text.replaceAll(/[^A-Z\d]/gi, '').toUpperCase();
  const own = papers.flatMap(({ code, also }) => [code, ...also]);
  const isOwn = (number: string) =>
    own.some((code) => signsOf(code) === signsOf(number) || matchesWithLookalikes(number, code));
  expect(alarming).toEqual(expect.arrayContaining(['CP504', 'LT11', '1058', 'CP90', 'CP297']));
  // A final "-A" is read as the article.
  const numbers = [
    ...alarming.flatMap(misspelled),
    ...paperIndex.kinds.flatMap(({ codes }) => codes),
  ].filter((number) => !isOwn(number) && !isOwn(number.replace(/-A$/, '')));
  const guessed = numbers.filter((number) => {
    const [verdict, ...codes] = answerTo(number).split(' ');
    return (verdict === 'page' || verdict === 'near') && codes.some((c) => alarming.includes(c));
  });
  expect(guessed).toEqual([]);
});

test('every printed code leads to the page of its paper', () => {
  const printed = paperIndex.papers.filter(({ name }) => name === undefined);
  for (const { code } of printed) expect(answerTo(code)).toBe(`page ${code}`);
});

test('every listed code without a page gets only its kind', () => {
  for (const { id, codes } of paperIndex.kinds) {
    for (const code of codes) expect([code, answerTo(code)]).toEqual([code, `kind ${id}`]);
  }
});
