import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { isDamage } from './fault.ts';
import { BUSY_TIMEOUT_MS } from './open.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const checkRow = z.object({ quick_check: z.string() });

/** What is wrong with an open database, in SQLite's words; undefined where nothing is. */
export function damageOf(database: DatabaseSync): string | undefined {
  try {
    const row = database.prepare('PRAGMA quick_check(1)').get();
    const { quick_check: found } = checkRow.parse(row);
    return found === 'ok' ? undefined : found.replaceAll('\n', ' ');
  } catch (error) {
    if (error instanceof Error && isDamage(error)) return error.message;
    throw error;
  }
}

/**
 * Looks for damage in database files at once and then every day, those that are there.
 *
 * @param tell gets the file, and what is wrong with it or why that cannot be told
 * @returns ends it
 */
export function watchForDamage(
  paths: readonly string[],
  tell: (path: string, found: string | Error) => void,
): () => void {
  function check(path: string): void {
    try {
      using database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
      const found = damageOf(database);
      if (found) tell(path, found);
    } catch (error) {
      tell(path, error instanceof Error ? error : new Error(String(error)));
    }
  }

  const checkAll = () => paths.filter((path) => existsSync(path)).forEach(check);
  const timer = setInterval(checkAll, DAY_MS).unref();
  checkAll();
  return () => clearInterval(timer);
}
