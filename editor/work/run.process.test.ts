import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { copyProject } from '../../tests/copy-project.ts';
import { runTyped } from './run.ts';

test.each(['undo --yes', 'publish\nversions', 'constructor'])('"%s" is not run', async (typed) => {
  await expect(runTyped('.', typed, () => {})).rejects.toMatchObject({ status: 400 });
});

test('a publishing runs alone, goes on without its window, and repeats what it said', async () => {
  const project = copyProject();
  onTestFinished(() => rmSync(project, { recursive: true }));
  const said = { first: '', again: '' };
  const first = runTyped(project, 'look', (text) => {
    said.first += text;
  });
  await expect(runTyped(project, 'undo 1a2b3c4', () => {})).rejects.toMatchObject({
    status: 409,
  });
  const again = runTyped(project, 'last', (text) => {
    said.again += text;
  });
  await Promise.all([first, again]);
  const lines = said.first.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line)).at(-1)).toEqual({ done: 'failed' });
  // The copy is no clone.
  expect(said.first).toMatch(/git/i);
  expect(said.again).toBe(said.first);
});
