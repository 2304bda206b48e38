import type { Path } from './api-types.ts';

/** A path at which two values differ, and the value each has there. */
interface Difference {
  at: Path;
  mine: unknown;
  theirs: unknown;
}

/** The paths at which two values differ: objects field by field, a list as a whole if its length differs. */
export function differences(mine: unknown, theirs: unknown, at: Path = []): Difference[] {
  if (Object.is(mine, theirs)) return [];
  const areLists = Array.isArray(mine) && Array.isArray(theirs) && mine.length === theirs.length;
  if (!areLists && !(isRecord(mine) && isRecord(theirs))) return [{ at, mine, theirs }];
  const keys = areLists ? [...mine.keys()] : Object.keys({ ...mine, ...theirs });
  return keys.flatMap((key) =>
    differences(valueAt(mine, [key]), valueAt(theirs, [key]), [...at, key]),
  );
}

/** The value at a path; undefined if there is none. */
export function valueAt(value: unknown, at: Path): unknown {
  return at.reduce<unknown>((part, key) => {
    if (Array.isArray(part)) return part[Number(key)];
    return isRecord(part) ? part[key] : undefined;
  }, value);
}

/** Whether a value is an object with fields. */
export function isRecord(value: unknown): value is Readonly<Record<string | number, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
