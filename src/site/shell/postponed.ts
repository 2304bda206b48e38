import { longUsDate } from '../../base/calendar/us-date.ts';
import type { Postponement } from '../../content/schemas/due-date.ts';
import { shellWords } from './words.ts';

const words = shellWords.postponed;

/** 'Only in Harris County', for a day to which an agency postponed another. */
export function onlyInCounties({ where }: Postponement): string {
  return `${words.only} ${where}`;
}

/** 'Postponed in Harris County: July 15, 2027', for the regular day. */
export function postponedInCounties({ where, to }: Postponement): string {
  return `${words.later} ${where}: ${longUsDate(to)}`;
}

/** 'Everywhere else: April 15, 2027', for a day to which an agency postponed another. */
export function otherwise(usual: string): string {
  return `${words.elsewhere} ${longUsDate(usual)}`;
}
