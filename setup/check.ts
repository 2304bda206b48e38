/** `npm run check`: what the content says that is wrong, untrue or left over, in seconds. */
import { join } from 'node:path';
import { plainLines } from '../base/terminal/plain.ts';
import { findDrift, inLines } from './find-drift.ts';

const drift = await findDrift(join(import.meta.dirname, '..'));
process.stdout.write(`${plainLines(inLines(drift).join('\n'))}\n`);
if (drift.mend.length > 0) process.exitCode = 1;
