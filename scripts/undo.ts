/** `npm run undo`: takes back what was published last, or a named version. */
import { programNamed, runProgram } from './command/program.ts';
import { atDesk } from './publish/this-desk.ts';
import { undo } from './publish/undo.ts';

const program = programNamed('undo', 'A second undo takes the first one back.')
  .description('take back what was published last, or a version that "npm run versions" lists')
  .argument('[version]')
  .option('--yes', 'ask nothing')
  .option('--json', 'tell the editor')
  .action((version: string | undefined, options: { yes?: boolean; json?: boolean }) =>
    atDesk(options.json, (desk) => undo(desk, version ?? '', options.yes ?? false)),
  );
await runProgram(program);
