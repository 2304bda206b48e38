import { ZodError } from 'zod';
import { isDamage } from '../sqlite/fault.ts';

/** What is lost of a damaged store. */
export interface Damage {
  /** The numbers whose messages cannot be read, if there were any: from one to another, both included. */
  unreadable: readonly (readonly [first: number, last: number])[];
}

/** Which messages to read: by number, both included, and no more than `limit`. */
export interface Ids {
  [name: string]: number;
  first: number;
  last: number;
  limit: number;
}

/**
 * What `read` gives of the messages with these numbers, at most `limit`, the highest numbers first.
 * Where a page is damaged, all around it is read; `skip` is told each number that cannot be.
 *
 * @throws what `read` throws for another reason
 */
export function readAround<Row>(
  read: (ids: Ids) => Row[],
  [first, last]: readonly [number, number],
  limit = Number.POSITIVE_INFINITY,
  skip: (id: number) => void = () => {},
): Row[] {
  try {
    // Never more than there can be: on its way to a further one SQLite would meet the next page.
    return read({ first, last, limit: Math.min(limit, last - first + 1) });
  } catch (error) {
    if (!isDamagedRow(error)) throw error;
    if (first >= last) {
      skip(first);
      return [];
    }
    const middle = Math.floor((first + last) / 2);
    const upper = readAround(read, [middle + 1, last], limit, skip);
    return [...upper, ...readAround(read, [first, middle], limit, skip)];
  }
}

/** Damaged bytes can also read as a row that is no message, or as a number that JavaScript does not have. */
function isDamagedRow(error: unknown): boolean {
  const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_OUT_OF_RANGE';
  return isDamage(error) || isTooLarge || error instanceof ZodError;
}

/** Numbers, the highest first, as ranges without gaps, the lowest first. */
export function rangesOf(ids: readonly number[]): Damage['unreadable'] {
  const ranges: [number, number][] = [];
  for (const id of ids.toReversed()) {
    const range = ranges.at(-1);
    if (range?.[1] === id - 1) range[1] = id;
    else ranges.push([id, id]);
  }
  return ranges;
}

/** What to tell the firm of a damaged store, and how to mend it. */
export function damageNotice({ unreadable }: Damage, path: string): string {
  const numbers = unreadable.map(([first, last]) =>
    first === last ? `${first}` : `${first} to ${last}`,
  );
  return [
    `${path} is damaged.`,
    numbers.length > 0
      ? `Messages that cannot be read, if there were any of these numbers: ${numbers.join(', ')}.`
      : 'Every message can still be read.',
    'Stop the site, copy the whole folder, then put the last back-up in place with "npm run restore",',
    'or save what the file still holds with "sqlite3 inbox.sqlite .recover": see docs/running.md.',
  ].join('\n');
}
