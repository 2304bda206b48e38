/** `npm run bench -- <name>`: runs a measurement of this folder, with what follows its name. */
import { readdirSync } from 'node:fs';
import { basename } from 'node:path';

const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== 'main.ts')
  .map((file) => basename(file, '.ts'));
const [name = '', ...args] = process.argv.slice(2);
if (names.includes(name)) {
  process.argv.splice(2, process.argv.length, ...args);
  await import(`./${name}.ts`);
} else {
  process.stderr.write(`Usage: npm run bench -- ${names.join(' | ')}\n`);
  process.exitCode = 2;
}
