import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Arrival,
  inboxPath,
  type MessageStore,
  openMessageStore,
} from '../src/inbox/store.ts';
import { inboxForTest } from '../src/inbox/testing/inbox-for-test.ts';
import { ARRIVAL, SAMPLE, TRAPPED } from '../src/inbox/testing/sample.ts';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { runScript } from './command/testing/run-command.ts';

const COMMAND = join(import.meta.dirname, 'inbox.ts');
const HELD: Arrival = { ...ARRIVAL, quarantine: 'limit' };

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

/** The address of the public site, set on the machine that serves it. */
const SITE_URL = 'https://www.example.com';
const inbox = (...args: string[]) => runScript(COMMAND, args, folder, { SITE_URL });
/** Numbers them from 1; `then` may go on with them. */
function fill(arrivals: readonly Arrival[], then: (store: MessageStore) => void = () => {}): void {
  const store = openMessageStore(inboxPath(folder));
  store.deliveries.setChannels(['email', 'webhook']);
  store.add(arrivals);
  then(store);
  store.close();
}

function from(email: string, name = 'Ada'): Arrival {
  return { ...ARRIVAL, message: { ...SAMPLE, name, email } };
}

/** Makes a try at each delivery of a message: those by these channels arrive. */
function deliver(store: MessageStore, id: number, arriving: readonly string[]): void {
  const claimed = ['email', 'webhook'].flatMap((channel) => store.deliveries.claim(channel, 99));
  for (const delivery of claimed) {
    if (delivery.messageId !== id) store.deliveries.release(delivery);
    else if (arriving.includes(delivery.channel)) store.deliveries.succeed(delivery);
    else store.deliveries.fail(delivery, 'EAUTH 535', undefined);
  }
}

const idsIn = (text: string) => [...text.matchAll(/^#(\d+) /gm)].map(([, id]) => Number(id));

describe('list', () => {
  test('shows what is new, says what else waits, and shows that too', () => {
    fill([ARRIVAL, TRAPPED, HELD, TRAPPED, ARRIVAL, ARRIVAL], (store) => {
      store.setDone(1, true);
      deliver(store, 5, []);
    });
    const { stdout } = inbox();
    expect(idsIn(stdout)).toEqual([6, 5]);
    expect(stdout).toMatch(
      /^2 new messages\. To be looked at: 2 that look like spam \(--spam\), 1 held back \(--held\), 1 not delivered \(--failed\)\.\n\n#6 {2}\w{3} \d\d?, \d{4}, \d\d?:\d\d [AP]M C[DS]T {2}/,
    );
    expect(inbox('list')).toEqual(inbox());
    const spam = inbox('--spam').stdout;
    expect(spam).toMatch(/^2 messages that look like spam\. To be looked at: 1 held back/);
    expect(idsIn(spam)).toEqual([4, 2]);
    expect(idsIn(inbox('--held').stdout)).toEqual([3]);
    expect(idsIn(inbox('--done').stdout)).toEqual([1]);
    expect(idsIn(inbox('--failed').stdout)).toEqual([5]);
    expect(idsIn(inbox('--all').stdout)).toEqual([6, 5, 4, 3, 2, 1]);
    expect(idsIn(inbox('find', 'NAME', 'ada').stdout)).toEqual([6, 5, 4, 3, 2, 1]);
    inbox('done', '5');
    expect(idsIn(inbox('--failed').stdout)).toEqual([]);
    expect(inbox().stdout).not.toContain('--failed');
  });
});

test('without messages, the missing file is named and not made', () => {
  const path = inboxPath(folder);
  for (const args of [[], ['delete', '1']]) {
    const stderr = `There is no ${path}: no message has come yet, or DATA_DIR is not the site’s.\n`;
    expect(inbox(...args)).toEqual({ status: 1, stdout: '', stderr });
  }
  expect(existsSync(path)).toBe(false);
});

test.each([
  ['show', 'x'],
  ['done', '1', '9'],
  ['delete', '1', '9'],
])('%s %s: there is no such message, and nothing is done', (...args) => {
  fill([ARRIVAL]);
  const stderr = `There is no message ${args.at(-1)}.\n`;
  expect(inbox(...args)).toEqual({ status: 1, stdout: '', stderr });
  expect(inboxForTest(folder).count({ state: 'new' })).toBe(1);
});

test('a message is shown whole, with its deliveries, marked as done, and as new again', () => {
  fill([ARRIVAL], (store) => deliver(store, 1, ['webhook']));
  const { stdout } = inbox('show', '1');
  expect(stdout).toMatch(/^Number +1\nReceived +\w{3} \d.* C[DS]T\nDone +no\n/);
  expect(stdout).toMatch(
    /^By email +failed after 1 try: EAUTH 535\nBy webhook +delivered \w{3} \d/m,
  );
  expect(stdout).toContain(`\n${SAMPLE.message}\n`);
  expect(inbox('done', '1', '#1').stdout).toBe('Done: #1.\n');
  expect(inboxForTest(folder).get(1)?.doneAt).not.toBe('');
  expect(inbox('done', '--undo', '1').stdout).toBe('No longer done: #1.\n');
  expect(inboxForTest(folder).get(1)?.doneAt).toBe('');
});

test('all that looks like spam is marked as done, each named', () => {
  fill([TRAPPED, HELD, ARRIVAL, { ...ARRIVAL, quarantine: 'score' }]);
  const { stdout } = inbox('done', '--spam');
  expect(stdout).toMatch(/^Done: 2 messages that look like spam\.\n#4 .*\n#1 .*\n$/);
  expect(inbox().stdout).toMatch(/^1 new message\. To be looked at: 1 held back \(--held\)\.\n/);
  expect(inbox('done', '--spam').stdout).toBe('Done: 0 messages that look like spam.\n');
  expect(idsIn(inbox('--done').stdout)).toEqual([4, 1]);
});

test('a quarantined message is released; one that failed is tried again', () => {
  fill([TRAPPED, ARRIVAL], (store) => deliver(store, 2, ['webhook']));
  expect(inbox('release', '1', '2').stdout).toBe(
    '#1 is among the new ones, and is being delivered.\n#2: 1 delivery to be made now.\n',
  );
  expect(inbox('release', '--failed').stdout).toBe('No delivery was given up.\n');
  const states = [1, 2].map((id) =>
    inboxForTest(folder)
      .deliveries.of(id)
      .map(({ state }) => state),
  );
  expect(states).toEqual([
    ['pending', 'pending'],
    ['pending', 'done'],
  ]);
});

test('an answer is a link for the mail program', () => {
  fill([ARRIVAL]);
  expect(inbox('answer', '1').stdout).toMatch(/^mailto:ada@example\.com\?subject=Re%3A%20\S+\n$/);
});

describe('delete', () => {
  test('removes one message at once, several when told to be sure', () => {
    fill([from('ada@example.com'), from('Ada@Example.com'), from('bo@example.com')], (store) =>
      deliver(store, 1, ['email']),
    );
    const listed = inbox('delete', '--email', 'ADA@example.com');
    expect(listed).toMatchObject({ status: 1, stdout: '' });
    expect(idsIn(listed.stderr)).toEqual([2, 1]);
    expect(listed.stderr).toContain('\n\nNothing is removed yet: add --yes');
    expect(inboxForTest(folder).count({})).toBe(3);

    const removed = inbox('delete', '--email', 'ADA@example.com', '--yes');
    expect(removed).toMatchObject({ status: 0, stderr: '' });
    expect(idsIn(removed.stdout)).toContain(2);
    expect(removed.stdout).toMatch(/\n2 messages removed for good\.\n#1 went out by email on /);
    expect(removed.stdout).toContain('Backups made before still hold');
    expect(readFileSync(inboxPath(folder), 'latin1')).not.toMatch(/ada@example\.com/i);
    expect(inbox('delete', '3').stdout).toMatch(/^#3 .*\n\n1 message removed for good\./);
  });

  test('of an address, of spam or of held messages only lists them without --yes', () => {
    fill([ARRIVAL, HELD, TRAPPED]);
    expect(idsIn(inbox('delete', '--email', SAMPLE.email).stderr)).toEqual([3, 2, 1]);
    expect(idsIn(inbox('delete', '--held').stderr)).toEqual([2]);
    expect(idsIn(inbox('delete', '--spam', '--yes').stdout)).toEqual([3]);
    expect(inboxForTest(folder).list({})).toMatchObject([{ id: 2 }, { id: 1 }]);
  });
});

test('an export has every message, is private, and never takes the place of a file', () => {
  fill([from('a@example.com', '=1+1'), TRAPPED], (store) => store.setDone(1, true));
  const { stdout } = inbox('export');
  expect(stdout).toMatch(/^\uFEFF"Number","Received","Done","Quarantined","Remarks","Full Name",/);
  expect(stdout).toMatch(/\r\n"2","[\d-]{10} [\d:]{8} C[DS]T","","looks like spam",/);
  expect(stdout).toMatch(/\r\n"1","[^"]+","[\d-]{10} [\d:]{8} C[DS]T","","","'=1\+1",/);
  const file = join(folder, 'messages.csv');
  expect(inbox('export', '--to', file).stdout).toBe(`2 messages in ${file}.\n`);
  expect(readFileSync(file, 'utf8')).toBe(stdout);
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(inbox('export', '--to', file)).toMatchObject({
    status: 1,
    stderr: `${file} is there already.\n`,
  });
});

test('says since when nothing has gone out by a channel, and why', () => {
  vi.useFakeTimers({ now: new Date('2026-04-15T17:00:00Z'), toFake: ['Date'] });
  fill([ARRIVAL, ARRIVAL], (store) => {
    const [first] = store.deliveries.claim('email', 1);
    if (first) store.deliveries.fail(first, 'EAUTH 535', 1_000);
    for (const each of store.deliveries.claim('webhook', 9)) store.deliveries.succeed(each);
  });
  vi.useRealTimers();
  expect(inbox().stdout).toMatch(
    /^2 new messages\.\n2 messages have not gone out by email since Apr 15, 2026, 12:00 PM CDT: EAUTH 535\.\n\n/,
  );
});

test('the self-test says where it stopped', async () => {
  const check = (...args: string[]) => runScript(COMMAND, ['check', ...args], folder);
  expect(check('--quiet', '--url', 'http://127.0.0.1:1')).toEqual({
    status: 1,
    stdout: '',
    stderr: 'It stopped here: http://127.0.0.1:1/contact cannot be reached (bad port).\n',
  });
  expect(check('--url', 'x').status).toBe(2);
  expect(check('--within', 'x').status).toBe(2);
});

test('misuse is named, and where to read on', () => {
  const { status, stderr } = inbox('--unknown');
  expect(status).toBe(2);
  expect(stderr).toContain("unknown option '--unknown'");
  expect(stderr).toContain('"npm run inbox -- --help" says what can be typed.');
});

test.each([
  [['--spam', '--held'], /^Choose one of --spam and --held\.\n$/],
  [['delete', '--held', '1'], /^Give the numbers of messages, or one of --email ADDRESS, --spam/],
  [['delete', '--email', ' '], /^--email needs an address/],
  [['done', '--spam', '1'], /^Give the numbers of messages, or --spam\.\n$/],
])('misuse is explained: %j', (args, explanation) => {
  fill([ARRIVAL]);
  const { status, stderr } = inbox(...args);
  expect(status).toBe(2);
  expect(stderr).toMatch(explanation);
  expect(inboxForTest(folder).count({})).toBe(1);
});

test('on a desk, a command says that the messages are not those of the public site', () => {
  fill([ARRIVAL]);
  const own = `${inboxPath(folder)} is of this computer’s own copy of the site: the public site has its own.\n`;
  expect(runScript(COMMAND, ['done', '1'], folder).stdout).toBe(`Done: #1.\n${own}`);
  expect(runScript(COMMAND, [], folder).stdout).toBe(`0 new messages.\n${own}`);
});
