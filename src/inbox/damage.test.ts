import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { damagePage } from '../base/sqlite/testing/damage-page.ts';
import { inboxPath, openMessageStore } from './store.ts';
import { inboxForTest } from './testing/inbox-for-test.ts';
import { ARRIVAL } from './testing/sample.ts';

const COUNT = 400;

test('a damaged page costs the messages on it, and no other', () => {
  const folder = temporaryFolder();
  const site = openMessageStore(inboxPath(folder));
  site.add(Array.from({ length: COUNT }, () => ARRIVAL));
  site.close();
  damagePage(inboxPath(folder), 'messages');
  const store = inboxForTest(folder);
  const { messages, lost } = store.salvage();
  expect(lost.length).toBeGreaterThan(3);
  expect(lost.length).toBeLessThan(100);
  const all = Array.from({ length: COUNT }, (_, place) => COUNT - place);
  expect(messages.map(({ id }) => id)).toEqual(all.filter((id) => !lost.includes(id)));
  expect(store.add([ARRIVAL])).toEqual([COUNT + 1]);
  expect(store.get(COUNT + 1)).toBeDefined();
});
