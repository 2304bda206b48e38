import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { listing, whole } from '../inbox/print.ts';
import { inboxPath, openInbox } from '../inbox/store.ts';

/** `npm run inbox [-- --spam] [-- --id N]`: what visitors wrote, read from DATA_DIR. */
const newest = 200;

function main(): void {
  const { values } = parseArgs({ options: { spam: { type: 'boolean' }, id: { type: 'string' } } });
  const path = inboxPath(process.env['DATA_DIR'] || './data');
  if (!existsSync(path)) {
    print(`No messages yet: there is no ${path}.`);
    return;
  }
  const inbox = openInbox(path);
  try {
    if (values.id === undefined) {
      print(listing(inbox.list({ spam: values.spam ?? false, limit: newest })));
    } else {
      const message = inbox.get(Number(values.id));
      if (message === undefined) throw new Error(`There is no message ${values.id}`);
      print(whole(message));
    }
  } finally {
    inbox.close();
  }
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

try {
  main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
