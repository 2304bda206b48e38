import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { listing, whole } from '../inbox/print.ts';
import { type Inbox, inboxPath, openInbox } from '../inbox/store.ts';
import { readSettings } from '../settings/settings.ts';

const NEWEST = 200;
const FAILED = 1;
const MISUSED = 2;

const { DATA_DIR } = readSettings({ DATA_DIR: process.env['DATA_DIR'] });
const path = inboxPath(DATA_DIR);

const USAGE = `Usage: npm run inbox [-- <option> ...]

  --all      every message, not only the newest ${NEWEST}
  --spam     the messages that the spam trap caught
  --id <N>   message N, whole

The messages are in ${path}.`;

interface Options {
  all?: boolean;
  spam?: boolean;
  id?: string;
}

const options = optionsOf(process.argv.slice(2));
if (options === undefined) report(USAGE, MISUSED);
else run(options);

function optionsOf(args: string[]): Options | undefined {
  const known = {
    all: { type: 'boolean' },
    spam: { type: 'boolean' },
    id: { type: 'string' },
  } as const;
  try {
    return parseArgs({ args, options: known }).values;
  } catch {
    return undefined;
  }
}

function run(options: Options): void {
  let inbox: Inbox | undefined;
  try {
    // Looking must not make a file: an empty one could pass for the right folder.
    if (existsSync(path)) inbox = openInbox(path);
    process.stdout.write(`${inbox ? read(inbox, options) : `There is no ${path} yet.`}\n`);
  } catch (error) {
    report(error instanceof Error ? error.message : String(error), FAILED);
  } finally {
    inbox?.close();
  }
}

function read(inbox: Inbox, { all, spam = false, id }: Options): string {
  if (id === undefined) {
    const messages = inbox.list({ spam, ...(!all && { limit: NEWEST }) });
    return listing(messages, inbox.count({ spam }));
  }
  const message = inbox.get(Number(id));
  if (message === undefined) throw new Error(`There is no message ${id}.`);
  return whole(message);
}

function report(message: string, exitCode: number): void {
  process.stderr.write(`${message}\n`);
  process.exitCode = exitCode;
}
