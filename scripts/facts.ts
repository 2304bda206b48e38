/** `npm run facts`: the sentences with figures, and where each is from. */
import { printing, programNamed, runProgram } from './command/program.ts';
import { listFacts } from './facts/list.ts';

const facts = programNamed('facts', 'It reads content/: the register is content/facts.yaml.')
  .description('every sentence with a figure, form or date, its source and its last day')
  .option('--to <file>', 'into a new file for a spreadsheet, for the CPA who signs for the words')
  .action(printing(listFacts));
await runProgram(facts);
