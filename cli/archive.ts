import { add } from './archive/add.ts';
import { diff } from './archive/diff.ts';
import { PLACE } from './archive/in-archive.ts';
import { list } from './archive/list.ts';
import { show } from './archive/show.ts';
import { runProgram } from './command.ts';

await runProgram({
  name: 'archive',
  commands: {
    list,
    'show <day> <page>': show,
    'diff <day> <day> [<page>]': diff,
    'add <file>': add,
  },
  usual: 'list',
  note: `It reads ${PLACE}. A day stands for its last record; the hash of a record will do as well.`,
});
