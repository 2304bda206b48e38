/** `npm run versions`: what was published, when and by whom. */
import { plainLines } from '../base/terminal/plain.ts';
import { command, runProgram } from '../cli/command.ts';
import { listVersions } from './desk/list-versions.ts';
import { thisDesk } from './desk/this-desk.ts';

await runProgram({
  name: 'versions',
  commands: {
    list: command('the last twenty versions, and which is public', {}, async () =>
      plainLines(await listVersions(thisDesk())),
    ),
  },
  usual: 'list',
  note: 'Days and times are those of Texas.',
});
