import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import {
  inboxPath,
  type MessageStore,
  type NewMessage,
  openMessageStore,
} from '../src/inbox/store.ts';
import { inboxForTest } from '../src/inbox/testing/inbox-for-test.ts';
import { NEW_MESSAGE, SAMPLE, TRAPPED } from '../src/inbox/testing/sample.ts';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { runHere } from './command/testing/run-here.ts';

const COMMAND = join(import.meta.dirname, 'inbox.ts');
const LIMITED: NewMessage = { ...NEW_MESSAGE, quarantine: 'limit' };

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

/** The address of the public site, which only the machine that serves it has. */
const SITE_URL = 'https://www.example.com';
const inbox = (...args: string[]) => runHere(COMMAND, args, { DATA_DIR: folder, SITE_URL });
/** Adds messages numbered from 1; `then` may change them. */
function fill(
  arrivals: readonly NewMessage[],
  then: (store: MessageStore) => void = () => {},
): void {
  const store = openMessageStore(inboxPath(folder));
  store.deliveries.setChannels(['email', 'webhook']);
  store.add(arrivals);
  then(store);
  store.close();
}

function from(email: string, name = 'Ada'): NewMessage {
  return { ...NEW_MESSAGE, message: { ...SAMPLE, name, email } };
}

/** Attempts each delivery by these channels; those of `arriving` succeed. */
function deliver(store: MessageStore, channels: string[], arriving: readonly string[] = []): void {
  for (const delivery of channels.flatMap((channel) => store.deliveries.claim(channel, 99))) {
    if (arriving.includes(delivery.channel)) store.deliveries.succeed(delivery);
    else store.deliveries.fail(delivery, 'EAUTH 535', undefined);
  }
}

const idsIn = (text: string) => [...text.matchAll(/^#(\d+) /gm)].map(([, id]) => Number(id));

test('list shows new messages, counts the others, and shows those by option', async () => {
  fill([NEW_MESSAGE], (store) => store.setDone(1));
  fill([TRAPPED, LIMITED, NEW_MESSAGE], (store) => deliver(store, ['email']));
  fill([NEW_MESSAGE]);
  const { stdout } = await inbox();
  expect(idsIn(stdout)).toEqual([5, 4]);
  expect(stdout).toMatch(
    /^2 new messages\. To be looked at: 2 quarantined \(--quarantined\), 1 not delivered \(--failed\)\.\n\n#5 {2}\w{3} \d\d?, \d{4}, \d\d?:\d\d [AP]M C[DS]T {2}/,
  );
  const quarantined = (await inbox('--quarantined')).stdout;
  expect(quarantined).toMatch(/^2 messages quarantined\. To be looked at: /);
  expect(idsIn(quarantined)).toEqual([3, 2]);
  expect(idsIn((await inbox('list', '--done')).stdout)).toEqual([1]);
  expect(idsIn((await inbox('--failed')).stdout)).toEqual([4]);
  expect(idsIn((await inbox('--all')).stdout)).toEqual([5, 4, 3, 2, 1]);
  expect(idsIn((await inbox('find', 'NAME', 'ada')).stdout)).toEqual([5, 4, 3, 2, 1]);
});

test('without messages, the missing file is named and not created', async () => {
  const path = inboxPath(folder);
  const stderr = `There is no ${path}: no message has come yet, or DATA_DIR is not the site’s.\n`;
  expect(await inbox('delete', '1')).toEqual({ status: 1, stdout: '', stderr });
  expect(existsSync(path)).toBe(false);
});

test('commands for a missing message change nothing', async () => {
  fill([NEW_MESSAGE]);
  const stderr = 'There is no message 9.\n';
  expect(await inbox('delete', '1', '9')).toEqual({ status: 1, stdout: '', stderr });
  expect(inboxForTest(folder).count({ state: 'new' })).toBe(1);
});

test('a message is shown whole, answered, marked as done, and as new again', async () => {
  fill([NEW_MESSAGE], (store) => deliver(store, ['email', 'webhook'], ['webhook']));
  const { stdout } = await inbox('show', '1');
  expect(stdout).toMatch(/^Number +1\nReceived +\w{3} \d.* C[DS]T\nDone +no\n/);
  expect(stdout).toMatch(
    /^By email +failed after 1 try: EAUTH 535\nBy webhook +delivered \w{3} \d/m,
  );
  expect(stdout).toContain(`\n${SAMPLE.message}\n`);
  expect((await inbox('answer', '1')).stdout).toMatch(
    /^mailto:ada@example\.com\?subject=Re%3A%20\S+\n$/,
  );
  const store = inboxForTest(folder);
  expect((await inbox('done', '1', '#1')).stdout).toMatch(/^Done: 1 message\.\n#1 /);
  expect(store.get(1)?.doneAt).not.toBe('');
  expect((await inbox('release', '1')).stdout).toMatch(
    /^#1 is among the new ones: 1 delivery to be made/,
  );
  expect(store.get(1)?.doneAt).toBe('');
});

test('done --quarantined marks all quarantined messages as done, and lists each', async () => {
  fill([TRAPPED, LIMITED, NEW_MESSAGE]);
  const { stdout } = await inbox('done', '--quarantined');
  expect(stdout).toMatch(/^Done: 2 messages\.\n#2 .*\n#1 .*\n$/);
  expect(idsIn((await inbox('--done')).stdout)).toEqual([2, 1]);
});

test('a quarantined message is released, and a failed delivery is retried', async () => {
  fill([NEW_MESSAGE, TRAPPED], (store) => deliver(store, ['email', 'webhook'], ['webhook']));
  expect((await inbox('release', '1', '2')).stdout).toBe(
    '#1 is among the new ones: 1 delivery to be made.\n#2 is among the new ones: 2 deliveries to be made.\n',
  );
  expect((await inbox('release', '--failed')).stdout).toBe('No delivery failed.\n');
  const { deliveries } = inboxForTest(folder);
  const states = [1, 2].map((id) => deliveries.of(id).map(({ state }) => state));
  expect(states).toEqual([
    ['pending', 'done'],
    ['pending', 'pending'],
  ]);
});

test('delete removes one message at once, but those of an address only with --yes', async () => {
  fill([from('ada@example.com'), from('Ada@Example.com'), from('bo@example.com')]);
  const listed = await inbox('delete', '--email', 'ADA@example.com');
  expect(listed).toMatchObject({ status: 1, stdout: '' });
  expect(idsIn(listed.stderr)).toEqual([2, 1]);
  expect(listed.stderr).toContain('\n\nNothing is removed yet: add --yes');
  expect(inboxForTest(folder).count({})).toBe(3);

  const removed = await inbox('delete', '--email', 'ADA@example.com', '--yes');
  expect(removed).toMatchObject({ status: 0, stderr: '' });
  expect(removed.stdout).toMatch(/\n2 messages removed for good\.\nMails, other systems and/);
  expect(readFileSync(inboxPath(folder), 'latin1')).not.toMatch(/ada@example\.com/i);
  expect((await inbox('delete', '3')).stdout).toMatch(/^#3 .*\n\n1 message removed for good\./);
});

test('without --yes, delete only lists quarantined messages', async () => {
  fill([NEW_MESSAGE, LIMITED]);
  expect(idsIn((await inbox('delete', '--quarantined')).stderr)).toEqual([2]);
  expect(idsIn((await inbox('delete', '--quarantined', '--yes')).stdout)).toEqual([2]);
  expect(inboxForTest(folder).list({})).toMatchObject([{ id: 1 }]);
});

test('an export has every message, is private, and never replaces a file', async () => {
  fill([from('a@example.com', '=1+1'), TRAPPED], (store) => store.setDone(1));
  const { stdout } = await inbox('export');
  expect(stdout).toMatch(/^\uFEFF"Number","Received","Done","Quarantined","Full Name",/);
  expect(stdout).toMatch(
    /\r\n"2","[\d-]{10} [\d:]{8} C[DS]T","","the hidden field is filled in","Full Name of Ada",/,
  );
  expect(stdout).toMatch(/\r\n"1","[^"]+","[\d-]{10} [\d:]{8} C[DS]T","","'=1\+1",/);
  const file = join(folder, 'messages.csv');
  expect((await inbox('export', '--to', file)).stdout).toBe(`2 messages in ${file}.\n`);
  expect(readFileSync(file, 'utf8')).toBe(stdout);
  if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
  const stderr = `${file} is there already.\n`;
  expect(await inbox('export', '--to', file)).toMatchObject({ status: 1, stderr });
});

test('the self-test reports the step that failed', async () => {
  const env = { DATA_DIR: folder, SITE_URL: 'http://127.0.0.1:1' };
  const stderr = 'http://127.0.0.1:1/contact cannot be reached (bad port).\n';
  expect(await runHere(COMMAND, ['check', '--quiet'], env)).toMatchObject({ status: 1, stderr });
});

test.each<[string[], RegExp]>([
  [['--unknown'], /unknown option '--unknown'\n"npm run inbox -- --help" says what can be typed\./],
  [['--done', '--failed'], /^Choose one of --done and --failed\.\n$/],
  [['delete', '--quarantined', '1'], /^Give the numbers of messages, or one of --email ADDRESS/],
  [['delete', '--email', ' '], /^--email needs an address/],
  [['done', '--quarantined', '1'], /^Give the numbers of messages, or --quarantined\.\n$/],
  [['check', '--within', 'x'], /^--within is "x", expected a number of seconds\.\n$/],
])('misuse is explained: %j', async (args, explanation) => {
  fill([NEW_MESSAGE]);
  const { status, stderr } = await inbox(...args);
  expect(status).toBe(2);
  expect(stderr).toMatch(explanation);
  expect(inboxForTest(folder).count({})).toBe(1);
});
