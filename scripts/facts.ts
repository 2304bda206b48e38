import { printing, programNamed, runProgram } from './command/program.ts';
import { due } from './facts/due.ts';
import { listFacts } from './facts/list.ts';

const facts = programNamed('facts', 'It reads content/: the register is content/facts.yaml.');
facts
  .command('list', { isDefault: true })
  .description('every sentence with a figure, form or date, and its source')
  .option('--to <file>', 'into a new file for a spreadsheet, for the CPA who signs for the words')
  .action(printing(listFacts));
facts
  .command('due')
  .description('the figures that hold for a time, by their last day')
  .action(printing(due));
await runProgram(facts);
