/** `npm run format`: brings the YAML of the content into its form. */
import { writeFileSync } from 'node:fs';
import { outOfForm } from '../src/content/checks/mistakes/form.ts';

for (const { file, text } of outOfForm('.')) writeFileSync(file, text);
