/** `npm run undo`: brings back the version before the one published last, or a named one. */
import { command, runProgram } from '../cli/command.ts';
import { thisDesk } from './desk/this-desk.ts';
import { undo } from './desk/undo.ts';

await runProgram({
  name: 'undo',
  commands: {
    '[<version>]': command(
      'bring back the version before the one published last, or one that "npm run versions" lists',
      { yes: { type: 'boolean', help: 'ask nothing' } },
      async ({ yes = false }, version = '') => {
        if (!(await undo(thisDesk(), version, yes))) process.exitCode = 1;
        return undefined;
      },
    ),
  },
  usual: '[<version>]',
  note: 'It is published as a new version, so a second undo takes the first one back.',
});
