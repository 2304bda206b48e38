/** `npm run check [-- --json]`: what the content says that is wrong, untrue or left over, in seconds. */
import { join } from 'node:path';
import { texasToday } from '../src/base/calendar/texas-time.ts';
import { plainLines } from '../src/base/terminal/plain.ts';
import { comingDue } from '../src/content/checks/launch/coming-due.ts';
import { readable } from '../src/content/reader/content-error.ts';
import { findMistakes, inLines } from './check/find-mistakes.ts';

const PROJECT = join(import.meta.dirname, '..');

const mistakes = await findMistakes(PROJECT);
process.stdout.write(
  `${process.argv.includes('--json') ? inJson() : plainLines(inLines(mistakes).join('\n'))}\n`,
);
if (mistakes.mend.length > 0) process.exitCode = 1;

/** The problems in a line of JSON, for the editor; `due` has those that a last day brings. */
function inJson(): string {
  const { mend, look, points } = mistakes;
  const due = readable(() => comingDue(PROJECT, texasToday())) ?? [];
  return JSON.stringify({ mend, look, due, points });
}
