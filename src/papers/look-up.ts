import { codeIn } from './code-like.ts';
import { isSingleTypoOf, matchesWithLookalikes, withDigits } from './mistyped.ts';
import { lookupKey, queryWords } from './normalize-query.ts';
import { type KnownCode, type LookupIndex, lookupIndex, type PaperIndex } from './paper-index.ts';
import { type Topics, topicOf } from './topics.ts';

/** The code of the matching paper; a code without a page (`known`); the id of a topic; or likely papers. */
export type LookupResult =
  | { code: string }
  | { known: string }
  | { about: string }
  | { near: readonly string[] };

/** How many papers are suggested at most. */
const MAX_OFFERED = 6;

/** More words than any code or any paper's name has. */
const MAX_RUN_WORDS = 8;

/**
 * Looks up a paper by its code, whatever its spacing, or by words. A near match is only suggested.
 * Alarming papers are never suggested for a typo: a neighboring number is a different letter.
 *
 * @param asked the visitor's input, as typed
 */
export function lookUp(asked: string, paperIndex: PaperIndex): LookupResult {
  const words = queryWords(asked);
  const whole = words.length <= MAX_RUN_WORDS ? keyOf(words) : '';
  const index = lookupIndex(paperIndex);
  const { codes, names, topics } = index;
  // First as typed: a code such as LTR-9999 begins with a word that `queryWords` drops.
  const keys = [lookupKey(asked), whole, singular(whole)];
  const exact = keys.flatMap((key) => codes.get(key) ?? []);
  const first = exact.find(({ hasPage }) => hasPage) ?? exact[0];
  if (first) return asFound(first);
  const topic = topicOf(words, topics, true);
  if (topic !== undefined) return { about: topic };
  const key = [whole, singular(whole)].find((each) => names.has(each)) ?? '';
  const called = names.get(key) ?? [];
  if (called.length > 0) return byName(words, key, called, topics);
  return misread(whole, index) ?? amongWords(asked, words, whole, index);
}

/** The result for a name: its paper; suggestions or a topic if several share it, or if it is alarming and not a code. */
function byName(
  words: readonly string[],
  key: string,
  called: readonly KnownCode[],
  topics: Topics,
): LookupResult {
  const [only, another] = called;
  const isSure = called.every(isCalm) || codeIn(key) !== '';
  if (only && !another && isSure) return asFound(only);
  const about = isSure ? undefined : topicOf(words, topics, false);
  return about === undefined ? { near: called.map(({ code }) => code) } : { about };
}

/** The only paper that matches after look-alike letters become digits; undefined for none or several. */
function misread(whole: string, { pages }: LookupIndex): LookupResult | undefined {
  const [only, another] = pages.filter(({ key }) => matchesWithLookalikes(whole, key));
  return only && !another ? asFound(only) : undefined;
}

/** The result for text with other words: codes in it, codes that the whole text may misspell, or a topic. */
function amongWords(
  asked: string,
  words: readonly string[],
  whole: string,
  index: LookupIndex,
): LookupResult {
  const inWords = named(asked, words, index);
  const [only, more] = new Set(inWords.map(({ meant }) => meant));
  if (only && !more && inWords.some(({ rest }) => rest.every(isWord))) return asFound(only);
  const typos = typosOf(whole, index);
  if (typos.length > 0) return { near: typos.slice(0, MAX_OFFERED) };
  const pages = inWords.filter(({ meant }) => meant.hasPage).map(({ meant }) => meant.code);
  if (pages.length > 0) return { near: [...new Set(pages)].slice(0, MAX_OFFERED) };
  const about = topicOf(words, index.topics, false);
  return about === undefined ? { near: [] } : { about };
}

/** The codes that `whole` may misspell; empty if one of them is alarming. */
function typosOf(whole: string, { pages }: LookupIndex): readonly string[] {
  const meant = pages.filter(({ key }) => isSingleTypoOf(withDigits(whole), key));
  return meant.every(isCalm) ? meant.map(({ code }) => code) : [];
}

const keyOf = (words: readonly string[]) => words.join('').toUpperCase();

/** W-2s and 1099-NECs are one paper each. */
const singular = (key: string) => key.replace(/(?<=\d|NEC)S$/, '');

/** Whether a word cannot be part of a code: 'balance' and 2025 cannot, the 'x' of 941 x can. */
const isWord = (word: string) => /^(?:\p{L}{3,}|20\d\d)$/u.test(word);

/**
 * The codes among other words, and the names of papers that are not alarming, if neither the name nor
 * the words around it are a topic. The longest first, each with the words around it.
 */
function named(
  asked: string,
  words: readonly string[],
  { codes, names, topics }: LookupIndex,
): readonly { meant: KnownCode; rest: readonly string[] }[] {
  const runs = words.flatMap((_, from) =>
    words.slice(from, from + MAX_RUN_WORDS).map((_, more) => ({ from, to: from + more + 1 })),
  );
  return runs
    .filter(({ from, to }) => !isPart(words[from - 1]) && !isPart(words[to]))
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
    .flatMap(({ from, to }) => {
      const run = words.slice(from, to);
      const key = keyOf(run);
      const rest = words.toSpliced(from, to - from);
      const isTopic = () =>
        topicOf(run, topics, true) !== undefined || topicOf(rest, topics, false) !== undefined;
      const isName = (meant: KnownCode) => isCalm(meant) && !isTopic();
      const known = codes.get(key);
      return (known ? [known] : (names.get(key) ?? []).filter(isName))
        .filter((meant) => isCalm(meant) || isAnnounced(meant.code, asked))
        .map((meant) => ({ meant, rest }));
    });
}

const isCalm = ({ alarming }: KnownCode) => !alarming;

/** Whether a code among words contains a non-digit, or follows 'letter': a bare 1058 may be an amount. */
function isAnnounced(code: string, asked: string): boolean {
  const letter = String.raw`\b(?:letter|ltr|carta)\W{0,3}(?:n[oº]|num|number|numero)?\W{0,3}`;
  return /\D/.test(code) || RegExp(letter + code, 'i').test(asked);
}

/** Whether a word beside a code may be part of it, as in 941 X and LT 11 38. */
const isPart = (word = '') => /^(?:\p{L}{1,2}|\d{1,2})$/u.test(word);

function asFound({ code, hasPage }: KnownCode): LookupResult {
  return hasPage ? { code } : { known: code };
}
