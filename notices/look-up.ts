import { distance } from 'fastest-levenshtein';
import type { Notice } from '../content/schemas/notice.ts';
import { keyOf, readingsAlong, readingsOf, wordsAsked } from './readings.ts';

/** What a paper is found by. */
export type Findable = Pick<Notice, 'code' | 'title' | 'also'>;

/** The matching paper's code, or likely ones, the likeliest first. */
export type Found = { code: string } | { near: readonly string[] };

/** So many are offered at most. */
const MOST_OFFERED = 6;

/** More words than any code is spoken in, and than any paper's name has. */
const LONGEST_RUN = 8;

/** Letters that are read, or typed, for digits. */
const LIKE_DIGITS: Readonly<Record<string, string>> = {
  O: '0',
  Q: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  B: '8',
};

/**
 * Finds the paper that somebody asks for by what stands in its corner, however it is spaced, spelled or spoken. One
 * that is only nearly a code is offered, never taken for it: the next number is another letter.
 *
 * @param asked as typed
 */
export function lookUp(asked: string, papers: readonly Findable[]): Found {
  const words = wordsAsked(asked);
  const whole = words.length <= LONGEST_RUN ? readingsOf(words) : [];
  const register = known.get(papers) ?? registerOf(papers);
  known.set(papers, register);
  const { codes, keys } = register;
  // As printed, even where it begins with a word that people put before a number, as LTR-9999 does.
  const printed = keys.find(({ key }) => key === keyOf(asked));
  if (printed) return { code: printed.code };
  for (const key of whole.flatMap((each) => [each, singular(each)])) {
    const meant = codes.get(key) ?? [];
    const [code, another] = meant;
    if (another !== undefined) return { near: meant };
    if (code !== undefined) return { code };
  }
  const [misread, another] = keys.filter(({ key }) => whole.some((asked) => isMisread(asked, key)));
  if (misread && !another) return { code: misread.code };
  const inWords = named(words, codes);
  const [only, more] = new Set(inWords.map(({ code }) => code));
  if (only && !more && inWords.some(({ rest }) => rest.every(isWord))) return { code: only };
  const near = new Set([...inWords.map(({ code }) => code), ...alike(whole, keys)]);
  return { near: [...near].slice(0, MOST_OFFERED) };
}

/** W-2s and 1099-NECs are one paper each. */
const singular = (key: string) => key.replace(/(?<=\d|NEC)S$/, '');

/** Whether something is no part of a code: 'balance', but not the 'x' of 941 x. */
const isWord = (word: string) => /^\p{L}{4,}$/u.test(word);

type Codes = ReadonlyMap<string, readonly string[]>;
type Keys = readonly { code: string; key: string }[];

/** A register as it is looked up in. */
interface Register {
  codes: Codes;
  /** Each paper's code by its key. */
  keys: Keys;
}

/** Worked out once for each register: it takes longer than a look. */
const known = new WeakMap<readonly Findable[], Register>();

function registerOf(papers: readonly Findable[]): Register {
  const keys = papers.map(({ code }) => ({ code, key: keyOf(code) }));
  return { codes: codesByKey(papers, keys), keys };
}

/** The codes that each key stands for: a code itself goes before what other papers are also called. */
function codesByKey(papers: readonly Findable[], keys: Keys): Codes {
  const byName = Map.groupBy(
    papers.flatMap(({ code, title, also }) =>
      [title, ...also].map((name) => ({ code, key: wordsKey(name) })),
    ),
    ({ key }) => key,
  );
  return new Map([
    ...[...byName].map(([key, each]) => [key, [...new Set(each.map(({ code }) => code))]] as const),
    ...keys.map(({ code, key }) => [key, [code]] as const),
  ]);
}

const wordsKey = (name: string) => keyOf(wordsAsked(name).join(''));

/** Whether a key is that of a code, but for letters in the place of digits. */
function isMisread(key: string, code: string): boolean {
  return (
    key.length === code.length &&
    [...code].every((sign, place) => {
      const typed = key.charAt(place);
      return typed === sign || LIKE_DIGITS[typed] === sign;
    })
  );
}

/** The codes that stand among other words, the longest first, each with the words around it. */
function named(
  words: readonly string[],
  codes: Codes,
): readonly { code: string; rest: readonly string[] }[] {
  const runs = words.flatMap((_, from) =>
    readingsAlong(words.slice(from, from + LONGEST_RUN)).map((keys, more) => ({
      keys,
      from,
      to: from + more + 1,
    })),
  );
  return runs
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
    .flatMap(({ keys, from, to }) =>
      keys
        .flatMap((key) => codes.get(key) ?? [])
        .map((code) => ({ code, rest: words.toSpliced(from, to - from) })),
    );
}

/** The codes that a slip, a letter more or the same digits lie between, the nearest first. */
function alike(asked: readonly string[], keys: Keys): readonly string[] {
  const typed = asked.map(withDigits);
  const near = keys.flatMap(({ code, key }) => {
    const steps = Math.min(...typed.map((each) => stepsBetween(each, key)));
    return steps < Number.POSITIVE_INFINITY ? [{ code, steps }] : [];
  });
  return near.toSorted((a, b) => a.steps - b.steps).map(({ code }) => code);
}

/** A key with digits for the letters between two of them. */
function withDigits(key: string): string {
  return key.replace(/(?<=\d)\D(?=\d)/g, (letter) => LIKE_DIGITS[letter] ?? letter);
}

/** How many slips lie between a key and a code's; infinite where they have nothing to do with each other. */
function stepsBetween(key: string, code: string): number {
  if (key.length < 2) return Number.POSITIVE_INFINITY;
  if (isSwapped(key, code)) return 1;
  const steps = distance(key, code);
  if (steps <= (code.length > 5 ? 2 : 1)) return steps;
  if (key.startsWith(code) || code.startsWith(key)) return 3;
  const [digits, others] = [key, code].map((each) => each.replace(/\D/g, ''));
  return digits !== undefined && digits.length > 1 && digits === others
    ? 3
    : Number.POSITIVE_INFINITY;
}

/** Whether two neighboring signs have changed places. */
function isSwapped(key: string, code: string): boolean {
  if (key.length !== code.length) return false;
  const place = [...key].findIndex((sign, at) => sign !== code.charAt(at));
  const swapped =
    key.slice(0, place) + key.charAt(place + 1) + key.charAt(place) + key.slice(place + 2);
  return place >= 0 && swapped === code;
}
