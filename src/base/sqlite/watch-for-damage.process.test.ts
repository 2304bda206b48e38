import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary-folder.ts';
import { waitUntil } from '../../../tests/wait.ts';
import { openDatabase } from './open.ts';
import { damagePage } from './testing/damage-page.ts';
import { watchForDamage } from './watch-for-damage.ts';

const MINUTE_MS = 60 * 1_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const FILLED = `CREATE TABLE kept (word TEXT);
  WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 5000)
  INSERT INTO kept SELECT 'word ' || i FROM n`;

const tell = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => void vi.useRealTimers());

const told = (times: number) => waitUntil(() => tell.mock.calls.length === times);

test('damage done while the file is open is found within a minute, and again every day', async () => {
  const path = join(temporaryFolder(), 'file.sqlite');
  const database = openDatabase(path, [FILLED], (opened) => opened);
  onTestFinished(() => database.close());
  const end = watchForDamage([path, join(path, 'missing')], tell);
  onTestFinished(end);
  damagePage(path, 'kept');
  vi.advanceTimersByTime(MINUTE_MS);
  await told(1);
  expect(tell).toHaveBeenLastCalledWith(path, expect.stringMatching(/page \d+/));
  vi.advanceTimersByTime(DAY_MS);
  await told(2);
  end();
  vi.advanceTimersByTime(DAY_MS);
  expect(vi.getTimerCount()).toBe(0);
});
