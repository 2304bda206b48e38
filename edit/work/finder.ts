/** The worker of findings: looks once it begins, and after each message, which names changed files. */
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { texasToday } from '../../base/calendar/texas-time.ts';
import { comingDue } from '../../content/gate/coming-due.ts';
import { drafts, figuresIn } from '../../content/gate/draft-figures.ts';
import { readable } from '../../content/gate/drift/in-content.ts';
import type { ContentProblem } from '../../content/reading/content-error.ts';
import { placed } from '../../content/reading/placed.ts';
import { findDrift, once } from '../../setup/find-drift.ts';
import { misspelled } from '../../setup/misspelled.ts';
import { checkContent } from '../../site/check-content.ts';
import type { Findings } from '../contract.ts';

/** How long nobody has typed before what takes longer is looked at, in milliseconds. */
const PAUSE_MS = 500;
/** The page beside the form has the processor first. */
const PAGE_MS = 300;

const project = String(workerData);
const touched = new Set<string>();
let last: Findings = { mend: [], look: [], points: 0 };
let changed = Promise.withResolvers<void>();
changed.resolve();
parentPort?.on('message', (files: readonly string[]) => {
  for (const file of files) touched.add(file);
  changed.resolve();
});

while (true) {
  await changed.promise;
  await pause(PAGE_MS);
  changed = Promise.withResolvers();
  try {
    await lookAtTouched();
    const isTyping = changed.promise.then(() => true);
    if (!(await Promise.race([isTyping, pause(PAUSE_MS)]))) await lookAtAll();
  } catch (error) {
    // A file that was renamed while it was looked for; the next change looks again.
    tell({ ...last, mend: [{ file: 'content/', field: '', expected: String(error) }] }, false);
  }
}

/** What is found in a moment: what a build refuses, and figures and words of what she types in. */
async function lookAtTouched(): Promise<void> {
  const files = [...touched];
  const refused = await checkContent(project);
  const figures = readable(() => figuresIn(project, files)) ?? [];
  const words = files.length > 0 ? await misspelled(project, files) : [];
  const elsewhere = ({ file }: ContentProblem) => !touched.has(file);
  const mend = [...placed(project, refused), ...last.mend.filter(elsewhere)];
  const look = [...placed(project, [...figures, ...words]), ...last.look.filter(elsewhere)];
  tell({ ...last, mend: once(mend), look }, false);
}

async function lookAtAll(): Promise<void> {
  touched.clear();
  const { mend, look, points } = await findDrift(project);
  const figures = readable(() => figuresIn(project, drafts(project))) ?? [];
  const due = placed(project, readable(() => comingDue(project, texasToday())) ?? []);
  last = { mend: placed(project, mend), look: placed(project, [...look, ...figures]), points, due };
  tell(last, true);
}

function tell(findings: Findings, isComplete: boolean): void {
  parentPort?.postMessage({ kind: 'findings', findings, isComplete });
}
