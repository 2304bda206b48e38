import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { refused } from '../../server/version.ts';

const memory = z.object({
  /** The version that answered last, with all that follows from it. */
  done: z.string().optional(),
  /** The version that source and build are being brought to. */
  trying: z.string().optional(),
  /** With the moment, in milliseconds since 1970. */
  refused: refused.extend({ at: z.number() }).optional(),
  /** Whether the last run could not reach the branch, which is said once. */
  isAway: z.boolean().optional(),
});

/** What one run leaves to the next. Versions are commits. */
export type Memory = z.infer<typeof memory>;

/** Reads what the last run left; nothing where there was none. */
export function recall(file: string): Memory {
  return existsSync(file) ? memory.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** Writes it, whole or not at all, whatever ends the process or the machine. */
export function remember(file: string, known: Memory): void {
  writeFileSync(`${file}.next`, `${JSON.stringify(known)}\n`, { flush: true });
  renameSync(`${file}.next`, file);
}
