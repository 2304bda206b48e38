/** `npm run check [-- --json]`: what the content says that is wrong, untrue or left over, in seconds. */
import { join } from 'node:path';
import { texasToday } from '../src/base/calendar/texas-time.ts';
import { plainLines } from '../src/base/terminal/plain.ts';
import { comingDue } from '../src/content/checks/launch/coming-due.ts';
import { readable } from '../src/content/checks/mistakes/in-content.ts';
import { findDrift, inLines } from './check/find-mistakes.ts';

const PROJECT = join(import.meta.dirname, '..');

const drift = await findDrift(PROJECT);
process.stdout.write(
  `${process.argv.includes('--json') ? inJson() : plainLines(inLines(drift).join('\n'))}\n`,
);
if (drift.mend.length > 0) process.exitCode = 1;

/** The problems in a line of JSON, for the editor; `due` has those that a last day brings. */
function inJson(): string {
  const { mend, look, points } = drift;
  const due = readable(() => comingDue(PROJECT, texasToday())) ?? [];
  return JSON.stringify({ mend, look, due, points });
}
