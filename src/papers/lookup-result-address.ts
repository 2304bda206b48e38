import { EMPTY_TOPIC, FIND_PATH, type Lookup, lookupAddress, paperPath } from './addresses.ts';
import { codeIn } from './code-like.ts';
import { type LookupResult, lookUp } from './look-up.ts';
import { lookupKey } from './normalize-query.ts';
import type { PaperIndex } from './paper-index.ts';
import { privateNumber } from './private-number.ts';

/**
 * The address of the page that answers typed text. It contains only codes or a topic's id: other text
 * never gets into a log or a browser's history.
 */
export function lookupResultAddress(typed: string, paperIndex: PaperIndex): string {
  const unsaid = privateNumber(typed);
  if (unsaid) return lookupAddress(FIND_PATH, { about: unsaid });
  const found = lookUp(typed, paperIndex);
  return 'code' in found
    ? paperPath(found.code)
    : lookupAddress(FIND_PATH, lookupFor(typed, found));
}

function lookupFor(typed: string, found: Exclude<LookupResult, { code: unknown }>): Lookup {
  if ('known' in found) return { number: found.known };
  if ('about' in found) return found;
  const number = codeIn(typed);
  if (number !== '') return { number };
  if (lookupKey(typed) === '') return { about: EMPTY_TOPIC };
  return { near: found.near.map((code) => code.toLowerCase()) };
}
