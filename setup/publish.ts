/** `npm run publish`: from this folder to the public site. */
import { command, runProgram } from '../cli/command.ts';
import { publish } from './desk/publish.ts';
import { thisDesk } from './desk/this-desk.ts';

await runProgram({
  name: 'publish',
  commands: {
    now: command(
      'say what changes for visitors, build, ask, publish, and wait until the public site shows it',
      {
        look: { type: 'boolean', help: 'only say what would change' },
        yes: { type: 'boolean', help: 'ask nothing' },
        theirs: {
          type: 'boolean',
          help: 'where somebody else has published the same lines, go on from theirs',
        },
      },
      async (wish) => {
        if (!(await publish(thisDesk(), wish))) process.exitCode = 1;
        return undefined;
      },
    ),
  },
  usual: 'now',
  note: 'The address of the public site is PUBLIC_URL, in .env. "npm run undo" brings back the version before.',
});
