/** Worker that looks for mistakes after each message. */
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { findMistakes } from '../../scripts/check/find-mistakes.ts';
import { texasToday } from '../../src/base/calendar/texas-time.ts';
import { comingDue } from '../../src/content/checks/launch/coming-due.ts';
import { unusedPictures } from '../../src/content/checks/mistakes/unused-pictures.ts';
import { type ContentProblem, readable } from '../../src/content/reader/content-error.ts';
import { placed } from '../../src/content/reader/placed.ts';
import { checkContent } from '../../src/site/check-content.ts';
import type { Mistakes } from '../contract.ts';

/** Milliseconds without a change until all is looked at. */
const PAUSE_MS = 1_500;

const project = String(workerData);
let last: Mistakes = { mend: [], look: [], points: 0 };
let changed = Promise.withResolvers<void>();
parentPort?.on('message', () => changed.resolve());

while (true) {
  await changed.promise;
  changed = Promise.withResolvers();
  try {
    tell({ ...last, mend: await checkContent(project) });
    const isTyping = changed.promise.then(() => true);
    if (!(await Promise.race([isTyping, pause(PAUSE_MS)]))) await lookAtAll();
  } catch (error) {
    // A file that was renamed while it was looked for; the next change looks again.
    tell({ ...last, mend: [{ file: 'content/', field: '', expected: String(error) }] });
  }
}

async function lookAtAll(): Promise<void> {
  const { mend, look, points } = await findMistakes(project);
  const due = readable(() => comingDue(project, texasToday())) ?? [];
  last = { mend, look, due, points, unused: unusedPictures(project) };
  tell(last);
}

/** Tells problems with the places of their fields. */
function tell({ mend, look, due, ...others }: Mistakes): void {
  const of = (problems: readonly ContentProblem[]) => placed(project, problems);
  const found = { mend: of(mend), look: of(look), ...(due && { due: of(due) }) };
  parentPort?.postMessage({ ...others, ...found });
}
