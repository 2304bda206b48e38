import { z } from 'zod';

/** Whether this is the part that everything turns on; of one exhibit at most one is. */
export const marked = z.boolean().default(false);

/** What is said of a second marked part. */
export const MARKED_TWICE = 'expected one marked part at most';

/** Whether no two parts are marked. */
export function markedOnce(parts: readonly { marked: boolean }[]): boolean {
  return parts.filter((part) => part.marked).length < 2;
}
