import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { inboxPath, openInbox } from '../inbox/store.ts';
import { ARRIVAL, TRAPPED } from '../inbox/testing/sample.ts';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { runCommand } from './testing/run-command.ts';

const COMMAND = join(import.meta.dirname, 'inbox.ts');

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

const inbox = (...args: string[]) => runCommand(COMMAND, args, folder);

function fill(count: number, arrival = ARRIVAL): void {
  const store = openInbox(inboxPath(folder));
  store.add(Array.from({ length: count }, () => arrival));
  store.close();
}

const idsIn = (text: string) => [...text.matchAll(/^#(\d+) /gm)].map(([, id]) => Number(id));

test('messages, trapped ones, and one message whole', () => {
  fill(2);
  fill(1, TRAPPED);
  expect(idsIn(inbox().stdout)).toEqual([3, 2, 1]);
  expect(idsIn(inbox('--spam').stdout)).toEqual([3]);
  expect(inbox('list', '--spam')).toEqual(inbox('--spam'));
  expect(inbox('--id', '2')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Number +2\n/),
    stderr: '',
  });
});

test('the newest 200 are said not to be all; --all lists them all', () => {
  fill(203);
  const { stdout } = inbox();
  expect(idsIn(stdout)).toHaveLength(200);
  expect(idsIn(stdout)[0]).toBe(203);
  expect(stdout).toMatch(/\n\nThe newest 200 of 203; --all lists the rest\.\n$/);
  const all = inbox('--all').stdout;
  expect(idsIn(all)).toHaveLength(203);
  expect(all).not.toContain('of 203');
});

test('where there are no messages yet, the file that is looked for is named and not made', () => {
  const path = inboxPath(folder);
  expect(inbox()).toEqual({ status: 0, stdout: `There is no ${path} yet.\n`, stderr: '' });
  expect(existsSync(path)).toBe(false);
});

test.each(['9', 'x', ''])('there is no message %j', (id) => {
  fill(1);
  expect(inbox('--id', id)).toEqual({
    status: 1,
    stdout: '',
    stderr: `There is no message ${id}.\n`,
  });
});

test.each([[['--unknown']], [['3']], [['list', '3']], [['--id']]])(
  'misuse shows how to use it: %j',
  (args) => {
    const { status, stderr } = inbox(...args);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^Usage: npm run inbox/);
  },
);
