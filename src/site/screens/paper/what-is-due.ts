import type { DatedPaper } from './deadline.ts';
import { paperWords } from './load.ts';

/** What has to be there by the last day: an answer, unless the clock says what. */
export function whatIsDue({ clock }: DatedPaper): string {
  const { answer } = paperWords.certificate;
  return clock.counts === 'days' ? (clock.what ?? answer) : answer;
}
