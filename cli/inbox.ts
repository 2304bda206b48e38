import { runProgram } from './command.ts';
import { check } from './inbox/check.ts';
import { remove } from './inbox/delete.ts';
import { done } from './inbox/done.ts';
import { exportAll } from './inbox/export.ts';
import { importAll } from './inbox/import.ts';
import { PATH } from './inbox/in-inbox.ts';
import { list } from './inbox/list.ts';
import { purge } from './inbox/purge.ts';
import { release } from './inbox/release.ts';
import { reply } from './inbox/reply.ts';
import { retry } from './inbox/retry.ts';
import { show } from './inbox/show.ts';
import { stats } from './inbox/stats.ts';
import { watch } from './inbox/watch.ts';

await runProgram({
  name: 'inbox',
  commands: {
    list,
    'show <id>': show,
    'reply <id>': reply,
    'done [<id>...]': done,
    'release <id>...': release,
    'retry [<id>...]': retry,
    'delete [<id>...]': remove,
    export: exportAll,
    'import <file>': importAll,
    purge,
    stats,
    watch,
    check,
  },
  usual: 'list',
  note: `The messages are in ${PATH}.`,
});
