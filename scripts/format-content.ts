/** `npm run format`: formats the YAML of the content. */
import { writeFileSync } from 'node:fs';
import { unformattedFiles } from '../src/content/checks/mistakes/formatting.ts';

for (const { file, text } of unformattedFiles('.')) {
  writeFileSync(file, text);
  process.stdout.write(`Formatted ${file}\n`);
}
