import { runProgram } from './command.ts';
import { check } from './inbox/check.ts';
import { remove } from './inbox/delete.ts';
import { done } from './inbox/done.ts';
import { exportAll } from './inbox/export.ts';
import { MESSAGES } from './inbox/in-inbox.ts';
import { list } from './inbox/list.ts';
import { release } from './inbox/release.ts';
import { reply } from './inbox/reply.ts';
import { retry } from './inbox/retry.ts';
import { show } from './inbox/show.ts';
import { changing, reading } from './public-store.ts';

await runProgram({
  name: 'inbox',
  commands: {
    list: reading(MESSAGES, list),
    'show <id>': reading(MESSAGES, show),
    'reply <id>': reply,
    'done [<id>...]': changing(MESSAGES, done),
    'release <id>...': changing(MESSAGES, release),
    'retry [<id>...]': changing(MESSAGES, retry),
    'delete [<id>...]': changing(MESSAGES, remove),
    export: exportAll,
    check,
  },
  usual: 'list',
  note: `The messages are in ${MESSAGES.place}.`,
});
