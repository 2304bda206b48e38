import type { Path } from './api-types.ts';

/** A place where two values differ, and what each has there. */
interface Difference {
  at: Path;
  mine: unknown;
  theirs: unknown;
}

/** The places where two values differ: fields one by one, a list as a whole where its length does. */
export function differences(mine: unknown, theirs: unknown, at: Path = []): Difference[] {
  if (Object.is(mine, theirs)) return [];
  const areLists = Array.isArray(mine) && Array.isArray(theirs) && mine.length === theirs.length;
  if (!areLists && !(isRecord(mine) && isRecord(theirs))) return [{ at, mine, theirs }];
  const keys = areLists ? [...mine.keys()] : Object.keys({ ...mine, ...theirs });
  return keys.flatMap((key) =>
    differences(valueAt(mine, [key]), valueAt(theirs, [key]), [...at, key]),
  );
}

/** The part of a value at a place; undefined where there is none. */
export function valueAt(value: unknown, at: Path): unknown {
  return at.reduce<unknown>((part, key) => {
    if (Array.isArray(part)) return part[Number(key)];
    return isRecord(part) ? part[key] : undefined;
  }, value);
}

/** Whether a value holds fields by their names. */
export function isRecord(value: unknown): value is Readonly<Record<string | number, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
