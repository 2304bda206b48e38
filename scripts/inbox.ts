/** `npm run inbox`: the messages of the contact form. */

import { printing, programNamed, runProgram } from './command/program.ts';
import { onStore } from './command/public-store.ts';
import { answer } from './inbox/answer.ts';
import { check } from './inbox/check.ts';
import { remove } from './inbox/delete.ts';
import { done } from './inbox/done.ts';
import { exportMessages } from './inbox/export.ts';
import { MESSAGES } from './inbox/in-inbox.ts';
import { find, listMessages } from './inbox/list.ts';
import { release } from './inbox/release.ts';
import { show } from './inbox/show.ts';

const inbox = programNamed('inbox', `The messages are in ${MESSAGES.place}.`);
inbox
  .command('list', { isDefault: true })
  .description('new messages, the newest 200')
  .option('--all', 'every message there is')
  .option('--done', 'those marked as done')
  .option('--spam', 'those that look like spam, until they are marked as done')
  .option('--held', 'those held back since many came from one internet connection')
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
  .option('--spam', 'all that look like spam; each is named')
  .option('--undo', 'mark them as new again')
  .action(printing(onStore(MESSAGES, done)));
inbox
  .command('release [id...]')
  .description('deliver messages that were held back, or whose delivery was given up')
  .option('--failed', 'all whose delivery was given up')
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
  .option('--spam', 'all that look like spam')
  .option('--held', 'all that are held back')
  .option('--yes', 'be sure: several messages, or those of an option, are only listed without it')
  .action(printing(onStore(MESSAGES, remove)));
inbox
  .command('check')
  .description('send a test message through the site, and see that it arrives everywhere')
  .option('--url <url>', 'the site to test, if not SITE_URL')
  .option('--within <time>', 'how long it may take: 60s (as usual), 5m')
  .option('--quiet', 'say nothing unless it fails, for cron')
  .action(printing(check));
await runProgram(inbox);
