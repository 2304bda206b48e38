import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { inboxPath } from '../inbox/store.ts';
import { inboxForTest } from '../inbox/testing/inbox-for-test.ts';
import { ARRIVAL, SAMPLE, TRAPPED } from '../inbox/testing/sample.ts';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { runCommand } from './testing/run-command.ts';

const COMMAND = join(import.meta.dirname, 'inbox.ts');
const NETLIFY = `name,email,phone,subject,message,ip,user_agent,referrer,created_at
Ada,ada@example.com,,Other,"Two
lines, ""quoted""",192.0.2.1,Mozilla/5.0,https://example.com/contact,2026-04-15T10:30:00.123Z
Bo,bo@example.com,(713) 555-0100,,Hello,192.0.2.2,Mozilla/5.0,,2026-04-14T10:30:00.000Z
`;

let folder: string;
let file: string;

beforeEach(() => {
  folder = temporaryFolder();
  file = join(folder, 'messages.csv');
});

/** On the machine that serves the public site. */
const SITE_URL = 'https://www.example.com';
const inbox = (...args: string[]) => runCommand(COMMAND, args, folder, { SITE_URL });
const place = () => `In ${inboxPath(folder)}, of the public site, ${SITE_URL}.\n`;
const importFile = (...args: string[]) => inbox('import', file, ...args);
const withoutNumbers = (exported: string) => exported.replace(/^\uFEFF?"\d+"/gm, '');

test('messages move from one home to another, as they were, once', () => {
  const old = temporaryFolder();
  const store = inboxForTest(old);
  store.add([
    ARRIVAL,
    { ...TRAPPED, message: { ...SAMPLE, name: "'=1+1", message: 'a "b"\r\n\u202Ec, \u001B' } },
    { ...ARRIVAL, quarantine: 'limit', remarks: 'many came; the name is blank' },
    { ...ARRIVAL, message: { ...SAMPLE, name: 'of the same second' } },
  ]);
  store.setDone(1, true);
  store.remove([2]);
  store.add([TRAPPED]);
  runCommand(COMMAND, ['export', '--to', file], old, { SITE_URL });

  expect(importFile()).toEqual({
    status: 0,
    stdout: `4 messages imported.\n${place()}`,
    stderr: '',
  });
  const exported = inbox('export').stdout;
  expect(withoutNumbers(exported)).toBe(withoutNumbers(readFileSync(file, 'utf8')));
  expect([...exported.matchAll(/^"(\d)"/gm)].map(([, id]) => id).join('')).toBe('4321');
  expect(importFile().stdout).toBe(`0 messages imported, 4 were there already.\n${place()}`);
  // Its own export holds nothing new for the home that it came from, either.
  expect(runCommand(COMMAND, ['import', file], old, { SITE_URL }).stdout).toContain(
    '4 were there already',
  );
  expect(inbox('export').stdout).toBe(exported);
});

test('Netlify’s file comes in beside the running site, and nothing is delivered', () => {
  const store = inboxForTest(folder);
  store.deliveries.setChannels(['email']);
  store.add([ARRIVAL]);
  writeFileSync(file, NETLIFY);
  expect(importFile().stdout).toBe(
    `2 messages imported.\nLeft out, since it is no part of a message: ip, user_agent, referrer.\n${place()}`,
  );
  expect(importFile().stdout).toContain('0 messages imported');
  expect(store.list({})).toMatchObject([
    { id: 1 },
    { id: 3, receivedAt: '2026-04-15T10:30:00.123Z', message: 'Two\nlines, "quoted"', doneAt: '' },
    { id: 2, name: 'Bo', phone: '(713) 555-0100', subject: '' },
  ]);
  expect(store.deliveries.claim('email', 9)).toMatchObject([{ messageId: 1 }]);
  expect(inbox().stdout.match(/^(?:#\d|\d new)/gm)).toEqual(['3 new', '#1', '#3', '#2']);
  expect(inbox('show', '3').stdout).not.toContain('By email');
  expect(inbox('stats').stdout).toMatch(/email +1 +0 +0\n\nThe oldest that .* is #1 of /);
  expect(store.add([ARRIVAL])).toEqual([4]);
});

test('what is old is removed by its time; what was answered elsewhere comes as done', () => {
  writeFileSync(file, NETLIFY.replaceAll('2026-04', '2020-04'));
  expect(importFile('--done').status).toBe(0);
  expect(inbox().stdout).toBe('0 new messages.\n');
  expect(inbox('--done').stdout).toMatch(/^2 messages marked as done/);
  expect(inboxForTest(folder).add([ARRIVAL])).toEqual([3]);
  expect(inbox('purge', '--older-than', '24mo').stdout).toMatch(/^2 messages .* removed for good/);
  expect(inboxForTest(folder).list({})).toMatchObject([{ id: 3 }]);
});

test.each([
  ['a time that is none', NETLIFY.replace('2026-04-14T', 'x'), 'row 3: column "created_at" has "x'],
  ['no end of a quote', NETLIFY.replace('""",', '"",'), 'row 2: a text in quotes has no end'],
  ['another form', 'a,b\n1,2\n', 'row 1: expected a column "Received", as '],
  ['another encoding', Buffer.from('name,created_at\nJosé', 'latin1'), 'expected UTF-8'],
  ['nothing', undefined, 'cannot be read (ENOENT)'],
])('of a file with %s nothing is imported', (_, text, wrong) => {
  if (text !== undefined) writeFileSync(file, text);
  const { status, stdout, stderr } = importFile();
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.startsWith(`${file}: ${wrong}`)).toBe(true);
  expect(stderr.endsWith('\nNothing is imported.\n')).toBe(true);
  expect(existsSync(inboxPath(folder))).toBe(false);
});
