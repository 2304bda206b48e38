import type { DatedPaper } from './deadline.ts';
import { paperWords } from './load.ts';

/** The thing due by the last day: an answer, unless the clock names another. */
export function whatIsDue({ clock }: DatedPaper): string {
  const { answer } = paperWords.certificate;
  return clock.counts === 'days' ? (clock.what ?? answer) : answer;
}
