import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { copyProject } from '../../tests/copy-project.ts';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { publishState, runPublish } from './run-publish.ts';

test('only one publish runs at a time, and its output stays', async () => {
  const project = copyProject();
  onTestFinished(() => rmSync(project, { recursive: true }));
  const ended = runPublish(project, 'look');
  expect(publishState('')).toEqual({ output: [], isPublishing: true });
  expect(() => runPublish(project, 'yes')).toThrow(expect.objectContaining({ statusCode: 409 }));
  await ended;
  const { output, isPublishing } = publishState('');
  expect(isPublishing).toBe(false);
  expect(output.at(-1)).toEqual({ done: 'failed' });
  // The copy is not a Git repository.
  expect(JSON.stringify(output)).toMatch(/git/i);
});

test('non-JSON output is shown as text', async () => {
  const program = `console.log('a warning'); console.log('{"done":"ready"}');`;
  await runPublish(temporaryFolder({ 'scripts/publish.ts': program }), 'look');
  expect(publishState('')).toEqual({
    output: [{ say: 'a warning' }, { done: 'ready' }],
    isPublishing: false,
  });
});

test('a preview expires when content changes', async () => {
  const program = `console.log('{"done":"ready"}');`;
  await runPublish(temporaryFolder({ 'scripts/publish.ts': program }), 'look');
  expect(publishState('').output.at(-1)).toEqual({ done: 'ready' });
  expect(publishState('changed').output).toEqual([{ say: expect.stringMatching(/changed/) }]);
});
