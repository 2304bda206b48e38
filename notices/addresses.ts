/** Where somebody asks for a paper by its number; each paper's page is below it. */
export const FIND_PATH = '/find';

/** The contact form with a paper's number in its message. */
export const WRITE_PATH = '/contact/about';

/** What the number is asked for with. */
export const NUMBER = 'number';

/** More characters than any paper's number and name have. */
const LONGEST = 60;

/** The number that an address asks for, on one line; nothing where there is none, or what no paper can have. */
export function numberAsked(asked: URLSearchParams): string {
  const number = (asked.get(NUMBER) ?? '').replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return number.length <= LONGEST ? number : '';
}

/** The one address of all those that ask for the same number at a path. */
export function askingFor(path: string, number: string): string {
  return number === '' ? path : `${path}?${new URLSearchParams({ [NUMBER]: number })}`;
}

/** The page of the paper with a code. */
export function noticePath(code: string): string {
  return `${FIND_PATH}/${code.toLowerCase()}`;
}
