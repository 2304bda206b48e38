import { longUsDate } from '../../../base/calendar/us-date.ts';
import { lastDayOfHearing } from '../../../dates/last-day.ts';
import type { DatedPaper } from './deadline.ts';
import { paperWords } from './load.ts';

const { certificate } = paperWords;

/**
 * What is still open once the last day of a paper has passed: after a levy notice an equivalent
 * hearing too, with the day until which it can be requested, or that it is over.
 *
 * @param dated the day printed on the paper, YYYY-MM-DD; undefined where it is not known
 */
export function optionsAfterDeadline(
  { clock }: DatedPaper,
  dated: string | undefined,
  today: string,
): string {
  if (clock.counts !== 'days' || clock.hearing === undefined) return clock.late;
  const last = dated === undefined ? undefined : lastDayOfHearing(dated);
  const says = last !== undefined && last < today ? certificate.closed : clock.hearing;
  const day = last === undefined ? certificate.yearOn : longUsDate(last);
  return `${says.replace('<day>', day)} ${clock.late}`;
}

/** The thing due by the last day: an answer, unless the clock names another. */
export function whatIsDue({ clock }: DatedPaper): string {
  const { answer } = paperWords.certificate;
  return clock.counts === 'days' ? (clock.what ?? answer) : answer;
}
