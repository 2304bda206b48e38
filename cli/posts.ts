import { runProgram } from './command.ts';
import { add } from './posts/add.ts';
import { convertExport } from './posts/convert.ts';
import { remove } from './posts/delete.ts';
import { exportAll } from './posts/export.ts';
import { importAll } from './posts/import.ts';
import { PLACE } from './posts/in-blog.ts';
import { list } from './posts/list.ts';
import { begin } from './posts/new.ts';
import { preview } from './posts/preview.ts';
import { publish, unpublish } from './posts/publish.ts';
import { schedule } from './posts/schedule.ts';

await runProgram({
  name: 'posts',
  commands: {
    list,
    'new <title>...': begin,
    'preview <slug>': preview,
    'add <file>': add,
    'import [<folder>]': importAll,
    'convert <file>': convertExport,
    'publish <slug>': publish,
    'unpublish <slug>': unpublish,
    'schedule <slug> <date>': schedule,
    'delete <slug>': remove,
    'export [<folder>]': exportAll,
  },
  note: `The posts are in ${PLACE}.`,
});
