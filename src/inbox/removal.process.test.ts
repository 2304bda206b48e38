import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { inboxPath } from './store.ts';
import { inboxForTest } from './testing/inbox-for-test.ts';
import { NEW_MESSAGE } from './testing/sample.ts';

const LENGTHS = [20, 200, 900, 3_000, 4_900];

// With only secure_delete, SQLite leaves a copy behind.
test('a removed message leaves no bytes in the file, and no delivery', () => {
  const folder = temporaryFolder();
  const [site, command] = [inboxForTest(folder), inboxForTest(folder)];
  site.deliveries.setChannels(['mail']);
  const kept = new Map<number, string>();
  const marksLeft = () =>
    ['', '-wal'].flatMap((end) => {
      const bytes = readFileSync(`${inboxPath(folder)}${end}`, 'latin1');
      return bytes.match(/mark-\d{4}/g) ?? [];
    });

  for (let step = 1_000; step < 1_120; step += 1) {
    const mark = `mark-${step}`;
    const text = `${mark} `.repeat((LENGTHS[(step * 7) % LENGTHS.length] ?? 0) / 10);
    const message = { ...NEW_MESSAGE.message, name: mark, message: text };
    const arrival = { ...NEW_MESSAGE, remarks: 'x'.repeat((step * 31) % 80), message };
    kept.set(Number(site.add([arrival])[0]), mark);
    // A row that grows moves to another page.
    for (const id of kept.keys()) {
      if ((id * step) % 3 === 0) command.setDone(id);
      else command.release(id);
    }
    if (step % 5 > 0) continue;
    const removed = [...kept.keys()].filter((id) => (id * 13 + step) % 4 === 0);
    command.remove(removed);
    for (const each of removed) kept.delete(each);
    expect(new Set(marksLeft())).toEqual(new Set(kept.values()));
    expect(removed.flatMap((id) => site.deliveries.of(id))).toEqual([]);
  }
});
