import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onceAMinute } from './repeated-faults.ts';

const log = { error: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  log.error.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
});

const LINE = 'request failed';
const full = () => new Error('not stored', { cause: new Error('disk is full') });
const again = (count: number, fault = 'not stored: disk is full') => [
  { fault, again: count },
  `${LINE}, again`,
];

test('the first is logged at once, the others once a minute with their count', () => {
  const faults = onceAMinute(log);
  const first = full();
  faults.error({ err: first, req: 1 }, LINE);
  expect(log.error.mock.calls).toEqual([[{ err: first, req: 1 }, LINE]]);
  for (let request = 0; request < 1_433; request += 1) faults.error({ err: full() }, LINE);
  expect(log.error).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(log.error.mock.calls.slice(1)).toEqual([again(1_433)]);
  faults.error({ err: full() }, LINE);
  vi.advanceTimersByTime(60_000);
  expect(log.error.mock.calls.slice(2)).toEqual([again(1)]);
});

test('after a minute without it, it is logged at once again', () => {
  const faults = onceAMinute(log);
  faults.error({ err: full() }, LINE);
  vi.advanceTimersByTime(60_000);
  expect(log.error).toHaveBeenCalledTimes(1);
  faults.error({ err: full() }, LINE);
  expect(log.error).toHaveBeenCalledTimes(2);
});

test('faults of one kind count as one; the last is logged with the count', () => {
  const faults = onceAMinute(log);
  for (const message of ['refused', 'too late', 'reset']) {
    faults.error({ err: new Error(message) }, LINE, 'away');
  }
  expect(log.error).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(log.error.mock.calls.slice(1)).toEqual([again(2, 'reset')]);
});
