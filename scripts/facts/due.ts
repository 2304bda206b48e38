import { filesPrinting } from '../../src/content/checks/facts/files-printing.ts';
import { byLastDay } from '../../src/content/checks/facts/last-days.ts';
import { registerAndSentences } from './register.ts';

/** Lists time-bound facts by their last day, each with the files to update after it. */
export function due(): string {
  const { register, sentences } = registerAndSentences();
  const lines = byLastDay(register).map(
    (fact) =>
      `${fact.last_day}  ${fact.figure} (${fact.says}): ${filesPrinting(fact, sentences)}; look at ${fact.source}`,
  );
  return lines.join('\n') || 'No fact has a last day.';
}
