import { codeLike } from './code-like.ts';

/** Where somebody asks for a paper by its number; each paper's page is below it. */
export const FIND_PATH = '/find';

/** The contact form with a paper's number in its message. */
export const WRITE_PATH = '/contact/about';

/** The field and query names of /find. */
export const NUMBER = 'number';
export const NEAR = 'near';

/** The codes of several papers, as an address has them. */
const CODES = /^(?=.{0,60}$)(?:[a-z\d-]+(?:\.[a-z\d-]+)*)?$/;

/** What a visitor looks up on /find. */
export interface Lookup {
  /** A possible code; empty for other text, which never gets into an address. */
  number: string;
  /** The codes of the papers that other text may mean, in small letters. */
  near: readonly string[];
}

/** The query of an address of /find or /contact/about; undefined if empty. */
export function lookupOf(query: URLSearchParams): Lookup | undefined {
  const number = codeLike(query.get(NUMBER) ?? '');
  if (number !== '') return { number, near: [] };
  const near = query.get(NEAR);
  if (near === null || !CODES.test(near)) return undefined;
  return { number, near: [...new Set(near.split('.').filter(Boolean))] };
}

/** The canonical address of a query. */
export function addressOf(path: string, lookup: Lookup | undefined): string {
  if (lookup === undefined) return path;
  const { number, near } = lookup;
  const query = number === '' ? { [NEAR]: near.join('.') } : { [NUMBER]: number };
  return `${path}?${new URLSearchParams(query)}`;
}

/** The contact form with a code in its message; without one where there is none. */
export function writeAddress(number: string): string {
  return number === '' ? '/contact' : addressOf(WRITE_PATH, { number, near: [] });
}

/** The page of the paper with a code. */
export function noticePath(code: string): string {
  return `${FIND_PATH}/${code.toLowerCase()}`;
}
