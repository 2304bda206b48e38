/** `npm run undo`: reverts the latest published version, or a given one. */
import { createProgram, runProgram } from './command/program.ts';
import { runPublishCommand } from './publish/publish-context.ts';
import { undo } from './publish/undo.ts';

const program = createProgram('undo', 'A second undo takes the first one back.')
  .description('take back what was published last, or a version that "npm run versions" lists')
  .argument('[version]')
  .option('--yes', 'ask nothing')
  .action((version: string | undefined, options: { yes?: boolean }) =>
    runPublishCommand((context) => undo(context, version ?? '', options.yes ?? false)),
  );
await runProgram(program);
