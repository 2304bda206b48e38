import { codeIn } from './code-like.ts';
import { withDay } from './printed-day.ts';
import { privateNumber } from './private-number.ts';

/** The page that looks papers up by number; each paper's page is below it. */
export const FIND_PATH = '/find';

/** The contact form with a paper's number in its message. */
export const WRITE_PATH = '/contact/about';

/** The field and query names of /find. */
export const NUMBER_PARAM = 'number';
export const NEAR_PARAM = 'near';
export const ABOUT_PARAM = 'about';

export const EMPTY_TOPIC = 'nothing';

/** The id of a topic of content/paper-topics.yaml, `nothing`, or the name of a private number. */
const TOPIC = /^[a-z]+(?:-[a-z]+){0,2}$/;
const MAX_TOPIC_LENGTH = 20;

/** The codes of several papers in an address. */
const CODES = /^(?=.{0,60}$)(?:[a-z\d-]+(?:\.[a-z\d-]+)*)?$/;

/**
 * What a visitor looks up on /find: a possible code; the topic of words, or of an empty field; or
 * the codes, in lower case, of the papers that other text may mean. The text itself never gets into
 * an address.
 */
export type Lookup = { number: string } | { about: string } | { near: readonly string[] };

/** Parses the query of an address of /find or /contact/about; undefined if it asks for nothing. */
export function lookupOf(query: URLSearchParams): Lookup | undefined {
  const typed = query.get(NUMBER_PARAM);
  if (typed?.trim() === '') return { about: EMPTY_TOPIC };
  const unsaid = privateNumber(typed ?? '');
  if (unsaid) return { about: unsaid };
  const number = codeIn(typed ?? '');
  if (number !== '') return { number };
  const about = query.get(ABOUT_PARAM) ?? '';
  if (about.length <= MAX_TOPIC_LENGTH && TOPIC.test(about)) return { about };
  const near = query.get(NEAR_PARAM);
  if (near === null || !CODES.test(near)) return undefined;
  return { near: [...new Set(near.split('.').filter(Boolean))] };
}

/** The canonical address of a lookup on the page at `path`. */
export function lookupAddress(path: string, lookup: Lookup | undefined): string {
  if (lookup === undefined) return path;
  const query = 'near' in lookup ? { [NEAR_PARAM]: lookup.near.join('.') } : lookup;
  return `${path}?${new URLSearchParams(query)}`;
}

/**
 * The address of the contact form with a code in its message, and the day printed on the paper
 * (YYYY-MM-DD) if it is known. Without a code: /contact. A paper without a number has a keyword instead.
 */
export function contactAddressFor(code: string, day?: string): string {
  if (code === '') return '/contact';
  const lookup = codeIn(code) === '' ? { about: code.toLowerCase() } : { number: code };
  return withDay(lookupAddress(WRITE_PATH, lookup), day);
}

/** The path of the paper with a code. */
export function paperPath(code: string): string {
  return `${FIND_PATH}/${code.toLowerCase()}`;
}

/** The longest posted form that is read, in characters; it has one field. */
const MAX_FORM_LENGTH = 4_096;

/** The number in a posted form's body; empty if missing. */
export function postedNumber(form: string): string {
  return new URLSearchParams(form.slice(0, MAX_FORM_LENGTH)).get(NUMBER_PARAM) ?? '';
}
