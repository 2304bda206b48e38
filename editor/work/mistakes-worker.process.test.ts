import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { waitUntil } from '../../tests/wait.ts';
import type { Mistakes, Path } from '../contract.ts';
import { watch } from '../server/watch.ts';

const PROJECT = join(import.meta.dirname, '../..');
const PAYROLL = 'content/services/payroll.yaml';
const POST = 'content/posts/bank-reconciliation-this-month.md';
const LT11 = 'content/posts/lt11-notice-form-12153.md';

/** Mistakes that stand in files at one time: what is written, what instead, its place, and what is said. */
const PLANTED: readonly (readonly [string, string | RegExp, string, Path, RegExp])[] = [
  ['content/firm.yaml', 'Loop South', 'Loop South, Suite #200', ['address', 'street'], /left out/],
  [PAYROLL, /^name: .*/m, "name: '*Contact*'", ['name'], /"\*Contact\*" would be printed/],
  [POST, /^published_at: .*/m, 'published_at: soon', ['published_at'], /expected a date/],
  [LT11, '## Sources', '[Us](/contactt)\n\n## Sources', ['text'], /"\/contactt" is not known/],
];

test('each mistake is found with the place of its field, until it is mended', async () => {
  const project = temporaryFolder();
  for (const part of ['content', 'cspell.json', 'tests/words.txt']) {
    cpSync(join(PROJECT, part), join(project, part), { recursive: true });
  }
  const worker = new Worker(new URL('mistakes-worker.ts', import.meta.url), {
    workerData: project,
  });
  onTestFinished(() => void worker.terminate());
  const found = (wanted: (mistakes: Mistakes) => boolean) => {
    worker.postMessage('changed');
    return new Promise<Mistakes>((resolve) => {
      worker.on('message', (mistakes: Mistakes) => wanted(mistakes) && resolve(mistakes));
    });
  };
  for (const [file, written, instead] of PLANTED) {
    const path = join(project, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace(written, instead));
  }
  await found(({ mend, look = [] }) =>
    PLANTED.every(([file, , , at, said]) =>
      [...mend, ...look].some(
        (each) =>
          each.file === file &&
          said.test(each.expected) &&
          each.at?.slice(-at.length).join() === at.join(),
      ),
    ),
  );
  for (const [file] of PLANTED) cpSync(join(PROJECT, file), join(project, file));
  await found(({ mend, points }) => points !== undefined && mend.length === 0);
});

test('mistakes are looked for, and the site starts again, though it ended before it showed a page', async () => {
  const project = temporaryFolder({
    'scripts/dev/beside.ts': `import { existsSync, writeFileSync } from 'node:fs';
      process.once('disconnect', () => process.exit());
      if (existsSync('tried')) process.send('started');
      else process.exit(writeFileSync('tried', ''));`,
  });
  cpSync(join(PROJECT, 'content'), join(project, 'content'), { recursive: true });
  const { state, close } = watch(project, 9, '');
  onTestFinished(close);
  await waitUntil(() => state().mistakes);
  await waitUntil(() => state().site);
});
