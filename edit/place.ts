import type { Edit, Path } from './contract.ts';

/** What stood at a place of a value, and what stands there now. */
export type Change = Omit<Edit, 'file'>;

/** The smallest place with all that differs: a list, where its length does. Undefined where nothing does. */
export function difference(before: unknown, after: unknown): Change | undefined {
  if (Object.is(before, after)) return undefined;
  const areLists = Array.isArray(before) && Array.isArray(after) && before.length === after.length;
  const areFields = isFields(before) && isFields(after);
  const whole = { at: [], before, after };
  if (!areLists && !areFields) return whole;
  const keys = areLists ? [...before.keys()] : Object.keys({ ...before, ...after });
  const inside = keys.flatMap((key) => {
    const part = difference(partAt(before, [key]), partAt(after, [key]));
    return part ? [{ ...part, at: [key, ...part.at] }] : [];
  });
  return inside.length > 1 ? whole : inside[0];
}

/** What stands at a place of a value; undefined where there is none. */
export function partAt(value: unknown, at: Path): unknown {
  return at.reduce<unknown>((part, key) => {
    if (Array.isArray(part)) return part[Number(key)];
    return isFields(part) ? part[key] : undefined;
  }, value);
}

/** A copy of the value with another part at a place; undefined there leaves the field out. */
export function placed(value: unknown, [key, ...rest]: Path, part: unknown): unknown {
  if (key === undefined) return part;
  const inside = placed(partAt(value, [key]), rest, part);
  if (Array.isArray(value))
    return value.toSpliced(Number(key), 1, ...(inside === undefined ? [] : [inside]));
  const fields = { ...(isFields(value) && value), [key]: inside };
  return Object.fromEntries(Object.entries(fields).filter(([, field]) => field !== undefined));
}

/** Whether a value holds fields by their names. */
export function isFields(value: unknown): value is Readonly<Record<string | number, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
