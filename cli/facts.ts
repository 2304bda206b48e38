import { runProgram } from './command.ts';
import { due } from './facts/due.ts';
import { list } from './facts/list.ts';

await runProgram({
  name: 'facts',
  commands: { list, due },
  usual: 'list',
  note: 'It reads content/: the register is content/facts.yaml.',
});
