import { longUsDate } from '../../base/calendar/us-date.ts';
import type { Postponement } from '../../content/schemas/due-date.ts';
import { shellWords } from './words.ts';

const words = shellWords.postponed;

/** The places that name counties, all of them or some. */
type Where = (postponed: Postponement) => string;

/** 'Only in Harris County', of the day to which an agency postponed another. */
export function onlyThere(postponed: Postponement, where: Where): string {
  return `${words.only} ${where(postponed)}`;
}

/** 'Postponed in Harris County: July 15, 2027', of the usual day. */
export function laterThere(postponed: Postponement, where: Where): string {
  return `${words.later} ${where(postponed)}: ${longUsDate(postponed.to)}`;
}

/** 'Everywhere else: April 15, 2027', of the day to which an agency postponed another. */
export function elsewhere(usual: string): string {
  return `${words.elsewhere} ${longUsDate(usual)}`;
}
