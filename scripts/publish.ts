/** `npm run publish`: publishes the content of this folder. */
import { createProgram, runProgram } from './command/program.ts';
import { publish } from './publish/publish.ts';
import { runPublishCommand } from './publish/publish-context.ts';

const program = createProgram('publish', '"npm run undo" takes back what was published last.')
  .description('say what changes, ask, publish content/, and wait until the public site shows it')
  .option('--look', 'only say what would change')
  .option('--yes', 'ask nothing')
  .option('--mine', 'put your text where others have changed the same place')
  .option('--json', 'tell the editor')
  .action((options: { look?: boolean; yes?: boolean; mine?: boolean; json?: boolean }) =>
    runPublishCommand((context) => publish(context, options), options.json),
  );
await runProgram(program);
