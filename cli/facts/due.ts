import { expired } from '../../facts/expired.ts';
import { command } from '../command.ts';
import { registerAndSentences } from './register.ts';

/** The day after every last day. */
const END = '9999-12-31';

/** Lists the facts of certain years by their last day, each with the files to mend after it. */
export const due = command('the figures that hold for a time, by their last day', {}, () => {
  const { register, sentences } = registerAndSentences();
  return expired(register, END)
    .map((fact) => {
      const files = sentences
        .filter(({ figures }) => figures.some(({ facts }) => facts.includes(fact)))
        .map(({ file }) => file);
      return `${fact.last_day}  ${fact.figure} (${fact.says}): ${[...new Set(files)].join(', ')}; look at ${fact.source}`;
    })
    .join('\n');
});
