import { existsSync } from 'node:fs';
import { damageNotice } from '../inbox/damage.ts';
import { inFull, listing } from '../inbox/print.ts';
import { type Inbox, inboxPath, openInbox } from '../inbox/store.ts';
import type { Which } from '../inbox/which.ts';
import { environment } from '../settings/environment.ts';
import { readSettings } from '../settings/settings.ts';
import { command, reportError, runProgram } from './command.ts';

const NEWEST = 200;

const { DATA_DIR } = readSettings({ DATA_DIR: environment()['DATA_DIR'] });
const path = inboxPath(DATA_DIR);

await runProgram({
  name: 'inbox',
  commands: {
    list: command(
      `the newest ${NEWEST} messages`,
      {
        all: { type: 'boolean', help: 'every message' },
        spam: { type: 'boolean', help: 'those that the spam trap caught' },
        id: { type: 'string', value: 'N', help: 'message N, whole' },
      },
      ({ id, ...which }) =>
        inInbox((inbox) => (id === undefined ? list(inbox, which) : show(inbox, id))),
    ),
  },
  usual: 'list',
  note: `The messages are in ${path}.`,
});

function inInbox(read: (inbox: Inbox) => string): string {
  // Looking must not make a file: an empty one could pass for the right folder.
  if (!existsSync(path)) return `There is no ${path} yet.`;
  const inbox = openInbox(path);
  try {
    return read(inbox);
  } finally {
    inbox.close();
  }
}

function list(inbox: Inbox, { all = false, spam = false }): string {
  const which: Which = spam ? { state: 'spam' } : {};
  const damage = inbox.damage();
  if (damage) reportError(damageNotice(damage, path));
  return listing(inbox.list(which, all ? undefined : NEWEST), inbox.count(which));
}

function show(inbox: Inbox, id: string): string {
  const message = inbox.get(Number(id));
  if (message === undefined) throw new Error(`There is no message ${id}.`);
  return inFull(message);
}
