import { isDeepStrictEqual as isEqual } from 'node:util';
import type { Edit, Path } from '../contract.ts';
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
  return placed(current, at, joined(valueAt(current, at), before, after, conflict));
}

/** What stands at a place; undefined where there is nothing. */
export function valueAt(value: unknown, at: Path): unknown {
  return at.reduce((inner, key) => (isObject(inner) ? Object(inner)[key] : undefined), value);
}

function joined(now: unknown, before: unknown, after: unknown, conflict: () => Error): unknown {
  if (isEqual(now, before) || isEqual(now, after)) return after;
  if (isEqual(before, after)) return now;
  const all = [now, before, after];
  const isLists = all.every(Array.isArray) && new Set(all.map((list) => list.length)).size === 1;
  const isFields = all.every((one) => isObject(one) && !Array.isArray(one));
  if (!isLists && !isFields) throw conflict();
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

function placed(value: unknown, [key, ...rest]: Path, inner: unknown): unknown {
  if (key === undefined) return inner;
  const set = placed(Object(value)[key], rest, inner);
  if (Array.isArray(value)) {
    return set === undefined ? value.toSpliced(Number(key), 1) : value.with(Number(key), set);
  }
  const { [key]: _old, ...others } = Object(value);
  return set === undefined ? others : { ...Object(value), [key]: set };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
