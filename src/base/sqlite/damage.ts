import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { isDamage } from './fault.ts';

const checkRow = z.object({ quick_check: z.string() });

/** Checks an open database; returns SQLite's message in one line, or undefined if it is intact. */
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
