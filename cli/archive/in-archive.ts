import { existsSync } from 'node:fs';
import { distance } from 'fastest-levenshtein';
import { type Archive, archivePath, type Kept, openArchive } from '../../archive/store.ts';
import { day } from '../../content/schemas/text.ts';
import { settingsOf } from '../settings.ts';

const { DATA_DIR } = settingsOf('DATA_DIR');

/** The archive's file. */
export const PLACE = archivePath(DATA_DIR);

/**
 * Opens the archive for `use` alone.
 *
 * @throws DatabaseError where it cannot be used; Error where there is none, and what `use` throws
 */
export function inArchive<Result>(use: (archive: Archive) => Result): Result {
  // Opening would create a missing file.
  if (!existsSync(PLACE)) {
    throw new Error(
      `There is no ${PLACE}: the first build for a public address (SITE_URL) makes it.`,
    );
  }
  const archive = openArchive(PLACE);
  try {
    return use(archive);
  } finally {
    archive.close();
  }
}

/** The first eight digits of a record's hash, by which it is listed. */
export function short({ hash }: Kept): string {
  return hash.slice(0, 8);
}

/**
 * The record that was the site at the end of a day, or the last one with the hash that was typed.
 *
 * @param typed written 2026-12-31, or the beginning of a hash
 * @throws Error naming the nearest one where there is none
 */
export function recordOf(archive: Archive, typed: string): Kept {
  const records = archive.records();
  if (day.safeParse(typed).success) {
    const found = records.findLast((record) => record.day <= typed);
    const [first] = records;
    if (found) return found;
    throw new Error(
      first
        ? `There is no record of ${typed} or before: the first is of ${first.day}.`
        : 'There is no record yet.',
    );
  }
  const found = /^[\da-f]{4,64}$/.test(typed)
    ? records.findLast(({ hash }) => hash.startsWith(typed))
    : undefined;
  if (found) return found;
  throw new Error(
    `"${typed}" is no record: expected a day, such as 2026-12-31, or a hash that "npm run archive" lists.`,
  );
}

/**
 * The hash of a page's text.
 *
 * @param path as typed, such as /about or about
 * @throws Error naming the page that is most like it
 */
export function pageOf(archive: Archive, record: Kept, path: string): string {
  const pages = archive.pagesOf(record);
  const asked = `/${path.replace(/^\/+|\/+$/g, '')}`;
  const found = pages.get(asked);
  if (found !== undefined) return found;
  const like = [...pages.keys()].sort((a, b) => distance(a, asked) - distance(b, asked))[0];
  throw new Error(`The record of ${record.day} has no page ${asked}; ${like} is most like it.`);
}
