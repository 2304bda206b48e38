/** Worker that looks for mistakes: when it starts, and after each message. */
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { findMistakes } from '../../scripts/check/find-mistakes.ts';
import { texasToday } from '../../src/base/calendar/texas-time.ts';
import { comingDue } from '../../src/content/checks/launch/coming-due.ts';
import { type ContentProblem, readable } from '../../src/content/reader/content-error.ts';
import { placed } from '../../src/content/reader/placed.ts';
import { checkContent } from '../../src/site/check-content.ts';
import type { FieldProblem, Mistakes } from '../contract.ts';
import { infoOf, schemaOf } from '../files/catalog.ts';
import { looselyRead } from '../files/content-file.ts';
import { whereOf } from '../files/schema.ts';
import { unusedPictures } from './pictures.ts';

/** Milliseconds without a change until all is looked at. */
const PAUSE_MS = 1_500;

const project = String(workerData);
let last: Mistakes = { mend: [], look: [], points: 0 };
let changed = Promise.withResolvers<void>();
changed.resolve();
parentPort?.on('message', () => changed.resolve());

while (true) {
  await changed.promise;
  changed = Promise.withResolvers();
  try {
    tell({ ...last, mend: told(await checkContent(project)) });
    const isTyping = changed.promise.then(() => true);
    if (!(await Promise.race([isTyping, pause(PAUSE_MS)]))) await lookAtAll();
  } catch (error) {
    // A file that was renamed while it was looked for; the next change looks again.
    tell({ ...last, mend: [{ file: 'content/', field: '', expected: String(error) }] });
  }
}

async function lookAtAll(): Promise<void> {
  const { mend, look, points } = await findMistakes(project);
  const due = told(readable(() => comingDue(project, texasToday())) ?? []);
  last = { mend: told(mend), look: told(look), due, points, unused: unusedPictures(project) };
  tell(last);
}

/** Problems with their places in words. */
function told(problems: readonly ContentProblem[]): FieldProblem[] {
  return placed(project, problems).map((problem) => {
    const { file, at } = problem;
    if (!at || !schemaOf(file)) return problem;
    const value = looselyRead(project, file);
    return { ...problem, where: whereOf(infoOf(file, value), value, at) };
  });
}

function tell(mistakes: Mistakes): void {
  parentPort?.postMessage(mistakes);
}
