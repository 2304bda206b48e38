import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { isSure } from './sure.ts';

test.each([
  ['y\n', true],
  ['YES\r\n', true],
  ['yet\n', false],
  ['', false],
])('%j: %s', async (typed, sure) => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  input.end(typed);
  expect(await isSure('Delete it?', { input, output })).toBe(sure);
  expect(String(output.read())).toContain('Delete it? [y/N] ');
});
