import { expect, test } from 'vitest';
import { inTime } from './in-time.ts';

test('a read gives its value in time or nothing', async () => {
  expect(await inTime(Promise.resolve('value'), 0)).toBe('value');
  expect(await inTime(Promise.reject(new Error('disk I/O error')), 1_000)).toBeUndefined();
  expect(await inTime(new Promise(() => {}), 1)).toBeUndefined();
});
