import { longUsDate } from '../../../base/calendar/us-date.ts';
import { lastDayOfHearing } from '../../../dates/last-day.ts';
import type { DatedPaper } from './deadline.ts';
import { paperWords } from './load.ts';

const { certificate } = paperWords;

/**
 * The options after a paper's last day. After a levy notice they include an equivalent hearing, with the last day to
 * request it, or the statement that it has passed.
 *
 * @param dated the day printed on the paper, YYYY-MM-DD; undefined if unknown
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

/** The thing due by the last day: an answer, unless the clock names something else. */
export function whatIsDue({ clock }: DatedPaper): string {
  const { answer } = paperWords.certificate;
  return clock.counts === 'days' ? (clock.what ?? answer) : answer;
}
