import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { copyProject } from '../../tests/copy-project.ts';
import { runCommand } from './run.ts';

test.each([
  ['posts', 'delete', '--yes'],
  ['posts', 'publish', 'a; rm -r .'],
  ['posts', 'add', '../../secret.md'],
  ['posts', 'schedule', 'a-post', '--here'],
  ['inbox', 'delete', '--spam'],
  ['inbox', 'export', '--to=messages.csv'],
  ['undo', '--yes'],
  ['undo', '1a2b3c4', '--help'],
  ['publish', '--theirs'],
  ['publish\nversions'],
  ['versions '],
  ['setup/publish.ts'],
  ['constructor'],
])('%s %s %s is not run', async (name, ...words) => {
  const refused = runCommand('.', name, words, () => {});
  await expect(refused).rejects.toMatchObject({ status: 400 });
});

test('one that publishes is alone, goes on without its window, and is told again', async () => {
  const project = copyProject();
  onTestFinished(() => rmSync(project, { recursive: true }));
  const said = { first: '', again: '', other: '' };
  const first = runCommand(project, 'look', [], (text) => {
    said.first += text;
  });
  const second = runCommand(project, 'undo', [], () => {});
  await expect(second).rejects.toMatchObject({ status: 409 });
  const again = runCommand(project, 'last', [], (text) => {
    said.again += text;
  });
  const other = runCommand(project, 'launch-check', [], (text) => {
    said.other += text;
  });
  expect(await Promise.all([first, again, other])).toEqual([1, 1, 1]);
  expect(said.first).toMatch(/git/i);
  expect(said.again).toBe(said.first);
  expect(said.other).toMatch(/^THE CPA\n/);
});
