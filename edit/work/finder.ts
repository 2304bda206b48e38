/** The worker of findings: looks once it begins, and after each message. */
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { texasToday } from '../../base/calendar/texas-time.ts';
import { comingDue } from '../../content/gate/coming-due.ts';
import { draftFigures } from '../../content/gate/draft-figures.ts';
import { readable } from '../../content/gate/drift/in-content.ts';
import { type ContentProblem, inOneLine } from '../../content/reading/content-error.ts';
import { placed } from '../../content/reading/placed.ts';
import { findDrift } from '../../setup/find-drift.ts';
import { misspelled } from '../../setup/misspelled.ts';
import { checkContent } from '../../site/check-content.ts';
import type { Findings } from '../contract.ts';

/** How long nobody has typed before what takes longer is looked at, in milliseconds. */
const PAUSE_MS = 200;

const project = String(workerData);
let further: Findings = { mend: [], look: [], points: 0 };
let unknownWords: readonly ContentProblem[] = [];
let changed = Promise.withResolvers<void>();
changed.resolve();
parentPort?.on('message', () => changed.resolve());

while (true) {
  await changed.promise;
  changed = Promise.withResolvers();
  try {
    const refused = await checkContent(project);
    tell({ ...further, mend: [...placed(project, refused), ...further.mend] }, false);
    const isTyping = changed.promise.then(() => true);
    if (!(await Promise.race([isTyping, pause(PAUSE_MS)]))) await lookAtAll(refused);
  } catch (error) {
    // A file that was renamed while it was looked for; the next change looks again.
    tell({ ...further, mend: [{ file: 'content/', field: '', expected: String(error) }] }, false);
  }
}

async function lookAtAll(problems: readonly ContentProblem[]): Promise<void> {
  // A process of its own, which works while this one does.
  const spelled = misspelled(project);
  const refused = new Set(problems.map(inOneLine));
  const { mend, look, points } = await findDrift(project, Promise.resolve([]));
  const drafts = readable(() => draftFigures(project)) ?? [];
  const due = placed(project, readable(() => comingDue(project, texasToday())) ?? []);
  const others = placed(project, [...look, ...drafts]);
  const all = { mend: placed(project, mend), points, due };
  const isFurther = (each: ContentProblem) => !refused.has(inOneLine(each));
  const say = (isComplete: boolean) => {
    const found = { ...all, look: [...others, ...unknownWords] };
    further = { ...found, mend: all.mend.filter(isFurther) };
    tell(found, isComplete);
  };
  // Until the spell check is done, what it found last stands.
  say(false);
  const words = await Promise.race([spelled, changed.promise]);
  if (words === undefined) return;
  unknownWords = placed(project, words);
  say(true);
}

function tell(findings: Findings, isComplete: boolean): void {
  parentPort?.postMessage({ kind: 'findings', findings, isComplete });
}
