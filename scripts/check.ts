/** `npm run check`: checks the content for errors, unproven claims and leftovers, in seconds. */
import { plainLines } from '../src/base/terminal/plain.ts';
import { findMistakes, inLines } from './check/find-mistakes.ts';

const mistakes = await findMistakes('.');
process.stdout.write(`${plainLines(inLines(mistakes).join('\n'))}\n`);
if (mistakes.errors.length > 0) process.exitCode = 1;
