import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { watchForDamage } from './damage.ts';
import { openDatabase } from './open.ts';
import { damagePage } from './testing/damage-page.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;
const FILLED = `CREATE TABLE kept (word TEXT);
  WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 5000)
  INSERT INTO kept SELECT 'word ' || i FROM n`;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('damage done while the file is open is found within a day, and again the next', () => {
  const path = join(temporaryFolder(), 'file.sqlite');
  const tell = vi.fn();
  const database = openDatabase(path, [FILLED], (opened) => opened);
  onTestFinished(() => database.close());
  const end = watchForDamage([path, join(path, 'missing')], tell);
  damagePage(path, 'kept');
  expect(tell).not.toHaveBeenCalled();
  vi.advanceTimersByTime(DAY_MS);
  expect(tell).toHaveBeenCalledExactlyOnceWith(path, expect.stringMatching(/page \d+/));
  vi.advanceTimersByTime(DAY_MS);
  expect(tell).toHaveBeenCalledTimes(2);
  end();
  vi.advanceTimersByTime(DAY_MS);
  expect(tell).toHaveBeenCalledTimes(2);
});
