import { filesPrinting } from '../../content/gate/facts/files-printing.ts';
import { byLastDay } from '../../content/gate/facts/last-days.ts';
import { command } from '../command.ts';
import { registerAndSentences } from './register.ts';

/** Lists time-bound facts by their last day, each with the files to update after it. */
export const due = command('the figures that hold for a time, by their last day', {}, () => {
  const { register, sentences } = registerAndSentences();
  const lines = byLastDay(register).map(
    (fact) =>
      `${fact.last_day}  ${fact.figure} (${fact.says}): ${filesPrinting(fact, sentences)}; look at ${fact.source}`,
  );
  return lines.join('\n') || 'No fact has a last day.';
});
