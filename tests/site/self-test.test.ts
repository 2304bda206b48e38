import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inboxPath, openMessageStore } from '../../src/inbox/store.ts';
import { type BuiltSite, newDataDir, serveBuiltSite } from '../serve-built-site.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const COMMAND = join(import.meta.dirname, '../../scripts/inbox.ts');

/** The webhook's status, and the bodies it received. */
const webhook: { status: number; bodies: string[] } = { status: 200, bodies: [] };
const receiver = createServer(async (request, response) => {
  webhook.bodies.push(await text(request));
  response.writeHead(webhook.status).end();
});
const DATA_DIR = newDataDir();
let env: Record<'CONTACT_WEBHOOK_URL' | 'CONTACT_WEBHOOK_SECRET', string>;
let site: BuiltSite;

beforeAll(async () => {
  await once(receiver.listen(0, '127.0.0.1'), 'listening');
  const address = receiver.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  env = {
    CONTACT_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
    CONTACT_WEBHOOK_SECRET: 'a secret of the tests',
  };
  site = await serveBuiltSite({ dataDir: DATA_DIR, env });
});
afterAll(async () => {
  await site.close();
  receiver.close();
});

/** `npm run inbox -- check` with the site's settings and further ones. */
async function check(others: Readonly<Record<string, string>> = {}, ...args: string[]) {
  const child = spawn(process.execPath, [COMMAND, 'check', ...args], {
    env: { ...process.env, SITE_URL: site.url, DATA_DIR, ...env, ...others },
  });
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { status, stdout, stderr };
}

function messagesLeft(): number {
  const inbox = openMessageStore(inboxPath(DATA_DIR));
  const count = inbox.count({});
  inbox.close();
  return count;
}

test('the self-test sends a message through every channel, and removes it', async () => {
  const { status, stdout, stderr } = await check();
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(
    /^The contact form works: the test message was in .*, and was delivered by webhook; it is removed\.\n$/,
  );
  expect(webhook.bodies.join()).toContain('Self-test of the contact form');
  expect(messagesLeft()).toBe(0);
});

test('the self-test reports settings that are not the site’s', async () => {
  const { status, stderr } = await check({ DATA_DIR: temporaryFolder() }, '--within', '10');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^It is not in .*inbox\.sqlite: does the site/);
});

test('the self-test reports a channel that does not deliver, and removes its message', async () => {
  const before = messagesLeft();
  webhook.status = 500;
  const { status, stderr } = await check({}, '--within', '10');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^By webhook it was not delivered yet after \d tr\w+: .*500\.\n$/);
  expect(messagesLeft()).toBe(before);
});
