import { isDeepStrictEqual as isEqual } from 'node:util';

/** An entry as it is to be: its value, and which of the old ones it was. */
export interface Target {
  value: unknown;
  /** Of a field, its name. */
  key?: string;
  from?: number | undefined;
}

/**
 * Which old entry each new one of a list was: the equal one, or the changed one in its place.
 *
 * @returns the new entries, in order
 */
export function alignedList(before: readonly unknown[], after: readonly unknown[]): Target[] {
  const places = new Map<string, number[]>();
  for (const [place, value] of before.entries()) {
    const equal = JSON.stringify(value);
    places.set(equal, [...(places.get(equal) ?? []), place]);
  }
  const start = after.findIndex((value, place) => !isEqual(value, before[place]));
  const targets = after.map((value, place): Target => {
    const all = places.get(JSON.stringify(value));
    const isKept = start < 0 || place < start;
    return { value, from: isKept ? all?.splice(all.indexOf(place), 1)[0] : all?.shift() };
  });
  if (before.length !== after.length) return targets;
  const gone = before.keys().filter((place) => targets.every(({ from }) => from !== place));
  return targets.map(({ value, from }) => ({ value, from: from ?? gone.next().value }));
}

/** The fields as they are to be: old ones where they stood, each new one behind the one that precedes it. */
export function alignedFields(names: readonly string[], after: object): Target[] {
  const values = new Map<string, unknown>(Object.entries(after));
  const targets: Target[] = names.flatMap((key, from) =>
    values.has(key) ? [{ key, value: values.get(key), from }] : [],
  );
  let last = -1;
  for (const [key, value] of values) {
    const found = targets.findIndex((target) => target.key === key);
    if (found < 0) targets.splice(last + 1, 0, { key, value });
    last = found < 0 ? last + 1 : found;
  }
  return targets;
}

/** The old entries that stay in their order, as many as can: all others are removed or moved. */
export function staying(targets: readonly Target[]): ReadonlySet<number> {
  const chains: number[][] = [];
  for (const { from } of targets) {
    if (from === undefined) continue;
    const before = chains.filter((chain) => (chain.at(-1) ?? 0) < from);
    const longest = before.reduce<number[]>(
      (one, other) => (other.length > one.length ? other : one),
      [],
    );
    chains.push([...longest, from]);
  }
  return new Set(
    chains.reduce<number[]>((one, other) => (other.length > one.length ? other : one), []),
  );
}
