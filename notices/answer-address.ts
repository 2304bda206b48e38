import { addressOf, FIND_PATH, noticePath } from './addresses.ts';
import { codeLike } from './code-like.ts';
import { type Findable, lookUp } from './look-up.ts';

/**
 * The address of the answer to typed text. It contains a code at most: no other text gets into a log,
 * or into a browser's history.
 */
export function answerAddress(typed: string, papers: readonly Findable[]): string {
  if (typed.trim() === '') return FIND_PATH;
  const found = lookUp(typed, papers);
  if ('code' in found) return noticePath(found.code);
  const near = found.near.map((code) => code.toLowerCase());
  return addressOf(FIND_PATH, { number: codeLike(typed), near });
}
