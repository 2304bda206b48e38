/** `npm run format`: brings the YAML of the content into its form. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { outOfForm } from '../src/content/checks/mistakes/form.ts';

const PROJECT = join(import.meta.dirname, '..');

for (const { file, text } of outOfForm(PROJECT)) writeFileSync(join(PROJECT, file), text);
