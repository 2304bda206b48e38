import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { copyProject } from '../../tests/copy-project.ts';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { lastRun, runPublish } from './run-publish.ts';

test('a publishing runs alone, and what it said stays', async () => {
  const project = copyProject();
  onTestFinished(() => rmSync(project, { recursive: true }));
  const ended = runPublish(project, 'look');
  expect(lastRun()).toEqual({ said: [], isAtWork: true });
  expect(() => runPublish(project, 'yes')).toThrow(expect.objectContaining({ statusCode: 409 }));
  await ended;
  const { said, isAtWork } = lastRun();
  expect(isAtWork).toBe(false);
  expect(said.at(-1)).toEqual({ done: 'failed' });
  // The copy is no clone.
  expect(JSON.stringify(said)).toMatch(/git/i);
});

test('a line that is no JSON is words, and what follows it is heard', async () => {
  const program = `console.log('a warning'); console.log('{"done":"ready"}');`;
  await runPublish(temporaryFolder({ 'scripts/publish.ts': program }), 'look');
  expect(lastRun()).toEqual({ said: [{ say: 'a warning' }, { done: 'ready' }], isAtWork: false });
});
