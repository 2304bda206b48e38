/** `npm run inbox`: the messages of the contact form. */

import { createProgram, printResult, runProgram } from './command/program.ts';
import { done, release, remove } from './inbox/change.ts';
import { check } from './inbox/check.ts';
import { exportMessages } from './inbox/export.ts';
import { answer, find, listMessages, show } from './inbox/read.ts';
import { PATH } from './inbox/with-inbox.ts';

const inbox = createProgram('inbox', `The messages are in ${PATH}.`);
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
  .action(printResult(listMessages));
inbox.command('show <id>').description('a message, whole').action(printResult(show));
inbox
  .command('find <word...>')
  .description('all messages with each of these words')
  .action(printResult(find));
inbox
  .command('answer <id>')
  .description('a link that opens an answer in the mail program')
  .action(printResult(answer));
inbox
  .command('done [id...]')
  .description('mark messages as done')
  .option('--quarantined', 'all that are quarantined; each is named')
  .action(printResult(done));
inbox
  .command('release [id...]')
  .description('make messages new again, and deliver what was quarantined or has failed')
  .option('--failed', 'all whose delivery failed')
  .action(printResult(release));
inbox
  .command('export')
  .description('all messages for a spreadsheet, as comma-separated values')
  .option('--to <file>', 'into a new file that only you can read')
  .action(printResult(exportMessages));
inbox
  .command('delete [id...]')
  .description('remove messages for good')
  .option('--email <address>', 'all from this address')
  .option('--quarantined', 'all that are quarantined')
  .option('--yes', 'be sure: several messages, or those of an option, are only listed without it')
  .action(printResult(remove));
inbox
  .command('check')
  .description('send a test message through the site, and see that it arrives everywhere')
  .option('--within <seconds>', 'how long it may take, 60 as usual')
  .option('--quiet', 'say nothing unless it fails, for cron')
  .action(printResult(check));
await runProgram(inbox);
