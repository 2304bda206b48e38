import { expect, onTestFinished, test, vi } from 'vitest';
import { logOncePerMinute } from './log-once.ts';

test('an error of the same message or kind is logged at most once a minute', () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1);
  onTestFinished(() => clock.mockRestore());
  const log = { error: vi.fn() };
  const faults = logOncePerMinute(log);
  const full = () => new Error('not stored', { cause: new Error('disk is full') });
  const first = full();
  faults({ err: first, req: 1 }, 'request failed');
  faults({ err: full() }, 'request failed');
  expect(log.error.mock.calls).toEqual([[{ err: first, req: 1 }, 'request failed']]);
  faults({ err: new Error('not stored') }, 'request failed');
  for (const message of ['refused', 'reset']) faults({ err: new Error(message) }, 'blog', 'away');
  expect(log.error).toHaveBeenCalledTimes(3);
  clock.mockReturnValue(60_002);
  faults({ err: full() }, 'request failed');
  expect(log.error).toHaveBeenCalledTimes(4);
});
