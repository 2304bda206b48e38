import { expired } from '../../facts/expired.ts';
import { filesPrinting } from '../../facts/files-printing.ts';
import { command } from '../command.ts';
import { registerAndSentences } from './register.ts';

/** The day after every last day. */
const END = '9999-12-31';

/** Lists the facts of certain years by their last day, each with the files to mend after it. */
export const due = command('the figures that hold for a time, by their last day', {}, () => {
  const { register, sentences } = registerAndSentences();
  const lines = expired(register, END).map(
    (fact) =>
      `${fact.last_day}  ${fact.figure} (${fact.says}): ${filesPrinting(fact, sentences)}; look at ${fact.source}`,
  );
  return lines.join('\n') || 'No fact has a last day.';
});
