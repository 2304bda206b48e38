import { runProgram } from './command.ts';
import { add } from './posts/add.ts';
import { remove } from './posts/delete.ts';
import { exportAll } from './posts/export.ts';
import { importAll } from './posts/import.ts';
import { BLOG } from './posts/in-blog.ts';
import { list } from './posts/list.ts';
import { begin } from './posts/new.ts';
import * as onDesk from './posts/on-desk.ts';
import { preview } from './posts/preview.ts';
import { publish, unpublish } from './posts/publish.ts';
import { schedule } from './posts/schedule.ts';
import { changing, reading } from './public-store.ts';

await runProgram({
  name: 'posts',
  commands: {
    list: reading(BLOG, list),
    'new <title>...': begin,
    'preview <slug>': preview,
    'add <file>': changing(BLOG, add),
    'import [<folder>]': changing(BLOG, importAll),
    'publish <slug>': changing(BLOG, publish, onDesk.publish),
    'unpublish <slug>': changing(BLOG, unpublish, onDesk.unpublish),
    'schedule <slug> <date>': changing(BLOG, schedule, onDesk.schedule),
    'delete <slug>': changing(BLOG, remove, onDesk.remove),
    'export [<folder>]': exportAll,
  },
  note: `The posts are in ${BLOG.place}.`,
});
