/** Worker that looks for mistakes after each message. */
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { findMistakes } from '../../scripts/check/find-mistakes.ts';
import { texasToday } from '../../src/base/calendar/texas-time.ts';
import { expiringSoon } from '../../src/content/checks/launch/expiring-soon.ts';
import { undefinedIfInvalid } from '../../src/content/reader/content-error.ts';
import { locateProblems } from '../../src/content/reader/locate-problems.ts';
import { checkContent } from '../../src/site/check-content.ts';
import type { Mistakes } from '../api-types.ts';

/** Milliseconds without a change before the full check. */
const PAUSE_MS = 1_500;

const project = String(workerData);
let last: Partial<Mistakes> = {};
let changes = 0;

parentPort?.on('message', async () => {
  changes += 1;
  const change = changes;
  const tell = ({ errors, ...rest }: Mistakes) => {
    if (change !== changes) return;
    last = rest;
    parentPort?.postMessage({ errors: locateProblems(project, errors), ...last });
  };
  try {
    tell({ ...last, errors: await checkContent(project) });
    await pause(PAUSE_MS);
    if (change !== changes) return;
    const { warnings, ...found } = await findMistakes(project);
    const due = undefinedIfInvalid(() => expiringSoon(project, texasToday())) ?? [];
    tell({ ...found, warnings: locateProblems(project, [...warnings, ...due]) });
  } catch (error) {
    // Perhaps a file was renamed during the check; the next change checks again.
    tell({ ...last, errors: [{ file: 'content/', field: '', expected: String(error) }] });
  }
});
