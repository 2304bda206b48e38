import type { Notice } from '../content/schemas/notice.ts';
import type { PaperKind } from '../content/schemas/paper-kind.ts';
import { codeLike } from './code-like.ts';
import { keyOf, readingsAlong, readingsOf, wordsAsked } from './readings.ts';
import { isSlipOf } from './slips.ts';
import { preparedTopics, type Topic, type Topics, topicOf } from './topics.ts';

/** What a paper is found by. */
export type Findable = Pick<Notice, 'code' | 'title' | 'also' | 'alarming'>;

/** All that can be found. */
export interface Findables {
  papers: readonly Findable[];
  kinds: readonly Pick<PaperKind, 'id' | 'shape' | 'codes'>[];
  topics: readonly Topic[];
}

/** The matching paper's code; a code that exists without a page; the id of a topic; or likely papers. */
export type Found =
  | { code: string }
  | { known: string }
  | { about: string }
  | { near: readonly string[] };

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
 * Finds what somebody asks for by what stands in a paper's corner, however it is spaced, spelled or
 * spoken. One that is only nearly a code is offered, never taken for it, and an alarming paper is
 * not even offered: the next number is another letter.
 *
 * @param asked as typed
 */
export function lookUp(asked: string, findables: Findables): Found {
  const words = wordsAsked(asked);
  const whole = words.length <= LONGEST_RUN ? readingsOf(words) : [];
  const register = known.get(findables) ?? registerOf(findables);
  known.set(findables, register);
  const { codes, names, topics } = register;
  // As printed, even where it begins with a word that people put before a number, as LTR-9999 does.
  const exact = [keyOf(asked), ...whole, ...whole.map(singular)].flatMap((k) => codes.get(k) ?? []);
  // Two thousand is 20 too, of which the longest number makes the most.
  const [first] = [...exact.filter(({ hasPage }) => hasPage), ...exact.toReversed()];
  if (first) return asFound(first);
  const topic = topicOf(words, topics, true);
  if (topic !== undefined) return { about: topic };
  const key = whole.flatMap((each) => [each, singular(each)]).find((each) => names.has(each));
  const called = names.get(key ?? '') ?? [];
  if (key !== undefined && called.length > 0) return byName(words, key, called, topics);
  return misread(whole, register) ?? amongWords(words, whole, register);
}

/** What a name leads to: the paper that has it; an alarming one is asked about unless the name is a code. */
function byName(
  words: readonly string[],
  key: string,
  called: readonly Meant[],
  topics: Topics,
): Found {
  const [only, another] = called;
  const isSure = !called.some(({ alarming }) => alarming) || codeLike(key) !== '';
  if (only && !another && isSure) return asFound(only);
  const about = isSure ? undefined : topicOf(words, topics, false);
  return about === undefined ? { near: called.map(({ code }) => code) } : { about };
}

/** The one paper whose code has letters in the place of digits; undefined for none or several. */
function misread(whole: readonly string[], { codes }: Register): Found | undefined {
  const [only, another] = [...codes].filter(
    ([code, { hasPage }]) => hasPage && whole.some((key) => isMisread(key, code)),
  );
  return only && !another ? asFound(only[1]) : undefined;
}

/** What stands among other words: codes, a topic; else what the whole is a slip of. */
function amongWords(words: readonly string[], whole: readonly string[], register: Register): Found {
  const inWords = named(words, register);
  const [only, more] = new Set(inWords.map(({ meant }) => meant));
  if (only && !more && inWords.some(({ rest }) => rest.every(isWord))) return asFound(only);
  const slips = slipsOf(whole, register);
  if (slips.length > 0) return { near: slips.slice(0, MOST_OFFERED) };
  const pages = inWords.filter(({ meant }) => meant.hasPage).map(({ meant }) => meant.code);
  if (pages.length > 0) return { near: [...new Set(pages)].slice(0, MOST_OFFERED) };
  const about = topicOf(words, register.topics, false);
  return about === undefined ? { near: [] } : { about };
}

/** The papers that have a code with a slip in it; none where one of them is alarming. */
function slipsOf(whole: readonly string[], { codes }: Register): readonly string[] {
  const meant = [...codes].flatMap(([code, each]) =>
    each.hasPage && whole.some((key) => isSlipOf(withDigits(key), code)) ? [each] : [],
  );
  return meant.some(({ alarming }) => alarming) ? [] : meant.map(({ code }) => code);
}

/** W-2s and 1099-NECs are one paper each. */
const singular = (key: string) => key.replace(/(?<=\d|NEC)S$/, '');

/** Whether something is no part of a code: 'balance' and 2025, but not the 'x' of 941 x. */
const isWord = (word: string) => /^(?:\p{L}{3,}|20\d\d)$/u.test(word);

/** A code, as it is printed. */
interface Meant {
  code: string;
  hasPage: boolean;
  /** Whether its page is shown for this code alone. */
  alarming: boolean;
}

/** What is looked up in, by keys. */
interface Register {
  codes: ReadonlyMap<string, Meant>;
  /** What papers are called otherwise; several may share a name. */
  names: ReadonlyMap<string, readonly Meant[]>;
  topics: Topics;
}

/** Worked out once for each: it takes longer than a look. */
const known = new WeakMap<Findables, Register>();

function registerOf({ papers, kinds, topics }: Findables): Register {
  const pages = papers.map(({ code, alarming }) => ({ code, alarming, hasPage: true }));
  const names = Map.groupBy(
    papers.flatMap(({ title, also }, place) =>
      [title, ...also].flatMap((name) => {
        const meant = pages[place];
        return meant ? [{ key: keyOf(wordsAsked(name).join('')), meant }] : [];
      }),
    ),
    ({ key }) => key,
  );
  const others = kinds
    .flatMap(({ codes }) => codes)
    .flatMap((code) => keysOf(code).map((key) => [key, code] as const))
    .filter(([key]) => !names.has(key));
  return {
    codes: new Map([
      ...others.map(([key, code]) => [key, { code, hasPage: false, alarming: false }] as const),
      ...pages.map((page) => [keyOf(page.code), page] as const),
    ]),
    names: new Map([...names].map(([key, each]) => [key, [...new Set(each.map((e) => e.meant))]])),
    topics: preparedTopics(topics, (code) => pages.some((p) => p.alarming && p.code === code)),
  };
}

/** A code's keys: CP05 is also written CP5. */
const keysOf = (code: string) =>
  new Set([keyOf(code), keyOf(code).replace(/^([A-Z]+)0+/, '$1')]).values().toArray();

/** Letters that a number may end with, so that 105B is not 1058. */
const AT_END = /[BSZ]$/;

/** Whether a key is that of a code, but for letters in the place of digits. */
function isMisread(key: string, code: string): boolean {
  return (
    key.length === code.length &&
    !(AT_END.test(key) && /\d$/.test(code)) &&
    [...code].every((sign, place) => {
      const typed = key.charAt(place);
      return typed === sign || LIKE_DIGITS[typed] === sign;
    })
  );
}

/** The codes, and names that alarm nobody, that stand among other words, the longest first, each with these. */
function named(
  words: readonly string[],
  { codes, names }: Register,
): readonly { meant: Meant; rest: readonly string[] }[] {
  const runs = words.flatMap((_, from) =>
    readingsAlong(words.slice(from, from + LONGEST_RUN)).map((keys, more) => ({
      keys,
      from,
      to: from + more + 1,
    })),
  );
  return runs
    .filter(({ from, to }) => !isPart(words[from - 1]) && !isPart(words[to]))
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
    .flatMap(({ keys, from, to }) => {
      const rest = words.toSpliced(from, to - from);
      return keys
        .flatMap((key) => codes.get(key) ?? names.get(key)?.filter((each) => !each.alarming) ?? [])
        .map((meant) => ({ meant, rest }));
    });
}

/** Whether a word beside a code may be part of it, as in 941 X and LT 11 38. */
const isPart = (word = '') => /^(?:\p{L}{1,2}|\d{1,2})$/u.test(word);

/** A key with digits for the letters between two of them. */
function withDigits(key: string): string {
  return key.replace(/(?<=\d)\D(?=\d)/g, (letter) => LIKE_DIGITS[letter] ?? letter);
}

/** What a single code leads to. */
function asFound({ code, hasPage }: Meant): Found {
  return hasPage ? { code } : { known: code };
}
