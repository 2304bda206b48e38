/** `npm run inbox`: the messages of the contact form. */

import { printing, programNamed, runProgram } from './command/program.ts';
import { onStore } from './command/public-store.ts';
import { done, release } from './inbox/change.ts';
import { check } from './inbox/check.ts';
import { remove } from './inbox/delete.ts';
import { exportMessages } from './inbox/export.ts';
import { MESSAGES } from './inbox/in-inbox.ts';
import { answer, find, listMessages, show } from './inbox/read.ts';

const inbox = programNamed('inbox', `The messages are in ${MESSAGES.place}.`);
inbox
  .command('list', { isDefault: true })
  .description('new messages, the newest 200')
  .option('--all', 'every message there is')
  .option('--done', 'those marked as done')
  .option(
    '--quarantined',
    'those that look like spam, or were too many, until they are marked as done',
  )
  .option('--failed', 'those that could not be delivered')
  .action(printing(onStore(MESSAGES, listMessages)));
inbox
  .command('show <id>')
  .description('a message, whole')
  .action(printing(onStore(MESSAGES, show)));
inbox
  .command('find <word...>')
  .description('all messages with each of these words')
  .action(printing(onStore(MESSAGES, find)));
inbox
  .command('answer <id>')
  .description('a link that opens an answer in the mail program')
  .action(printing(answer));
inbox
  .command('done [id...]')
  .description('mark messages as done')
  .option('--quarantined', 'all that are quarantined; each is named')
  .option('--undo', 'mark them as new again')
  .action(printing(onStore(MESSAGES, done)));
inbox
  .command('release [id...]')
  .description('deliver messages that were quarantined, or whose delivery failed')
  .option('--failed', 'all whose delivery failed')
  .action(printing(onStore(MESSAGES, release)));
inbox
  .command('export')
  .description('all messages for a spreadsheet, as comma-separated values')
  .option('--to <file>', 'into a new file that only you can read')
  .action(printing(exportMessages));
inbox
  .command('delete [id...]')
  .description('remove messages for good')
  .option('--email <address>', 'all from this address')
  .option('--quarantined', 'all that are quarantined')
  .option('--yes', 'be sure: several messages, or those of an option, are only listed without it')
  .action(printing(onStore(MESSAGES, remove)));
inbox
  .command('check')
  .description('send a test message through the site, and see that it arrives everywhere')
  .option('--url <url>', 'the site to test, if not SITE_URL')
  .option('--within <seconds>', 'how long it may take, 60 as usual')
  .option('--quiet', 'say nothing unless it fails, for cron')
  .action(printing(check));
await runProgram(inbox);
