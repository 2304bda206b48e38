import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { inboxPath } from './store.ts';
import { inboxForTest } from './testing/inbox-for-test.ts';
import { ARRIVAL } from './testing/sample.ts';

const LENGTHS = [20, 200, 900, 3_000, 4_900];

/** Whole numbers below a count that look like chance and are the same in each run. */
function chances(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * count);
  };
}

// SQLite alone, with secure_delete, leaves a copy behind.
test('a removed message is in no byte of the file', () => {
  const folder = temporaryFolder();
  const [site, command] = [inboxForTest(folder), inboxForTest(folder)];
  const below = chances(6);
  const kept = new Map<number, string>();
  const marksLeft = () =>
    ['', '-wal'].flatMap((end) => {
      const bytes = readFileSync(`${inboxPath(folder)}${end}`, 'latin1');
      return bytes.match(/mark-\d{4}/g) ?? [];
    });

  for (let step = 1_000; step < 1_250; step += 1) {
    const mark = `mark-${step}`;
    const text = `${mark} `.repeat(Math.ceil((LENGTHS[below(LENGTHS.length)] ?? 0) / mark.length));
    const message = { ...ARRIVAL.message, name: mark, message: text.slice(0, 5_000) };
    const [id = 0] = site.add([{ ...ARRIVAL, remarks: 'x'.repeat(below(80)), message }]);
    kept.set(id, mark);
    const ids = [...kept.keys()];
    command.setDone(ids[below(ids.length)] ?? 0, below(2) === 0);
    if (below(4) > 0) continue;
    const removed = ids.filter(() => below(ids.length) < 4);
    command.remove(removed);
    for (const each of removed) kept.delete(each);
    expect(new Set(marksLeft())).toEqual(new Set(kept.values()));
  }
});
