import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { damagePage } from '../sqlite/testing/damage-page.ts';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { damageNotice, readAround } from './damage.ts';
import { type Inbox, inboxPath, openInbox } from './store.ts';
import { inboxForTest } from './testing/inbox-for-test.ts';
import { ARRIVAL } from './testing/sample.ts';
import { mailroomInThread } from './thread/in-thread.ts';

const COUNT = 400;

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

function fill(): void {
  const inbox = openInbox(inboxPath(folder));
  inbox.add(Array.from({ length: COUNT }, () => ARRIVAL));
  inbox.close();
}

function damaged(): Inbox {
  fill();
  damagePage(inboxPath(folder), 'messages');
  return inboxForTest(folder);
}

/** The numbers that a damaged file no longer has, by what it says of itself. */
const lost = (inbox: Inbox) =>
  (inbox.damage()?.unreadable ?? []).flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, place) => first + place),
  );

describe('a damaged page', () => {
  test('costs the messages on it, and no other', () => {
    const inbox = damaged();
    const gone = lost(inbox);
    expect(gone.length).toBeGreaterThan(3);
    expect(gone.length).toBeLessThan(100);
    const all = Array.from({ length: COUNT }, (_, place) => COUNT - place);
    const left = all.filter((id) => !gone.includes(id));
    expect(inbox.list({}).map(({ id }) => id)).toEqual(left);
    expect(inbox.count({})).toBe(left.length);
    expect(inbox.list({ state: 'new', email: ARRIVAL.message.email }, 300)).toHaveLength(300);
  });

  test('is told of, with how to mend it', () => {
    const inbox = damaged();
    const gone = lost(inbox);
    const damage = inbox.damage() ?? { unreadable: [] };
    const said = damageNotice(damage, 'inbox.sqlite');
    expect(said).toContain(`of these numbers: ${gone[0]} to ${gone.at(-1)}.`);
    expect(said).toContain('npm run restore');
    expect(said).toContain('.recover');
  });

  test('is logged by the thread of the messages, which stores further ones', async () => {
    fill();
    damagePage(inboxPath(folder), 'messages');
    const log = { info: vi.fn(), error: vi.fn() };
    const path = inboxPath(folder);
    const mailroom = mailroomInThread(path, readSettings({}), log);
    onTestFinished(() => mailroom.close(0));
    expect(await mailroom.add(ARRIVAL)).toBe(COUNT + 1);
    await vi.waitUntil(() => log.error.mock.calls.length > 0);
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      { store: path, found: expect.stringMatching(/error code 11/) },
      expect.stringMatching(/^a store is damaged/),
    );
    expect(inboxForTest(folder).get(COUNT + 1)).toBeDefined();
  });
});

test('a damaged count of the numbers given costs no message', () => {
  fill();
  damagePage(inboxPath(folder), 'sqlite_sequence');
  const inbox = inboxForTest(folder);
  expect(inbox.list({})).toHaveLength(COUNT);
  expect(inbox.damage()).toEqual({ unreadable: [] });
});

test('a damaged page of deliveries hides no other message that was given up', () => {
  const path = inboxPath(folder);
  const filled = openInbox(path);
  filled.deliveries.setChannels(['mail']);
  filled.add(Array.from({ length: COUNT }, () => ARRIVAL));
  for (const claimed of filled.deliveries.claim('mail', COUNT)) {
    filled.deliveries.fail(claimed, 'E', undefined);
  }
  filled.close();
  damagePage(path, 'deliveries');
  expect(inboxForTest(folder).count({ state: 'failed' })).toBeGreaterThan(COUNT / 2);
});

test('a whole file is said to be whole', () => {
  fill();
  expect(inboxForTest(folder).damage()).toBeUndefined();
});

test('what is no damage is thrown', () => {
  const fault = new Error('database is locked');
  const read = () => {
    throw fault;
  };
  expect(() => readAround(read, [1, 9])).toThrow(fault);
});
