import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { confirm } from './confirm.ts';

test.each([
  ['y\n', true],
  ['YES\r\n', true],
  ['yet\n', false],
  ['', false],
])('the answer %j gives %s', async (typed, sure) => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  if (typed === '') input.end();
  else input.write(typed);
  expect(await confirm('Delete it?', { input, output })).toBe(sure);
  expect(input.listenerCount('data')).toBe(0);
  expect(String(output.read())).toContain('Delete it? [y/N] ');
});
