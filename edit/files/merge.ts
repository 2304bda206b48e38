import { isDeepStrictEqual as isEqual } from 'node:util';
import type { Edit } from '../contract.ts';
import { isFields, partAt, placed } from '../place.ts';
import { Refused } from '../server/editor.ts';

type Change = Pick<Edit, 'at' | 'before' | 'after'>;

/**
 * A file's value with a change of one place, what was changed meanwhile beside it kept.
 *
 * @param current what the file holds now
 * @param change without `after` where the place is left out
 * @throws Refused 409 with `{ value }`, what the file holds, where both changed the same field
 */
export function merged(current: unknown, { at, before, after }: Change): unknown {
  const conflict = () =>
    new Refused(409, 'This was changed meanwhile in another window or file.', { value: current });
  return placed(current, at, joined(partAt(current, at), before, after, conflict));
}

function joined(now: unknown, before: unknown, after: unknown, conflict: () => Error): unknown {
  if (isEqual(now, before) || isEqual(now, after)) return after;
  if (isEqual(before, after)) return now;
  const all = [now, before, after];
  const isLists = all.every(Array.isArray) && new Set(all.map((list) => list.length)).size === 1;
  const areFields = all.every(isFields);
  if (!isLists && !areFields) throw conflict();
  const keys = [...new Set(all.flatMap((one) => Object.keys(Object(one))))];
  const entries = keys
    .map((key) => [key, joined(...ofKey(key, now, before, after), conflict)] as const)
    .filter(([, value]) => value !== undefined);
  return isLists ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}

function ofKey(key: string, ...all: [unknown, unknown, unknown]): [unknown, unknown, unknown] {
  const [now, before, after] = all;
  return [Object(now)[key], Object(before)[key], Object(after)[key]];
}
