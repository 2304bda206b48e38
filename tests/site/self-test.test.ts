import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, inject, onTestFinished, test } from 'vitest';
import { inboxPath, openInbox } from '../../inbox/store.ts';
import { newDataDir, serveBuiltSite } from '../serve-built-site.ts';

const COMMAND = join(import.meta.dirname, '../../cli/inbox.ts');

interface Settings {
  /** Of the command, where they differ from the site's. */
  [name: string]: string;
}

/** `npm run inbox -- check` of a site, beside which this process goes on serving. */
async function check(url: string, env: Settings, ...args: string[]) {
  const child = spawn(process.execPath, [COMMAND, 'check', '--url', url, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { status, stdout, stderr };
}

function messagesIn(dataDir: string): number {
  const inbox = openInbox(inboxPath(dataDir));
  const count = inbox.count({});
  inbox.close();
  return count;
}

/** A webhook that answers with this status, and what it needs to be known by site and command. */
async function webhook(status: number) {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(await text(request));
    response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const env = {
    CONTACT_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
    CONTACT_WEBHOOK_SECRET: 'a secret of the tests',
  };
  return { bodies, env };
}

async function serve(env: Readonly<Record<string, string>> = {}) {
  const dataDir = newDataDir();
  const site = await serveBuiltSite({ dataDir, env });
  onTestFinished(site.close);
  return { ...site, dataDir };
}

test('the self-test follows a message out of every channel, and removes it', async () => {
  const { bodies, env } = await webhook(200);
  const { url, dataDir } = await serve(env);
  const { status, stdout, stderr } = await check(url, { ...env, DATA_DIR: dataDir });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/contact form\n.* thanks\n.* as #1\n.*\n.*\nThe contact form works/s);
  expect(stdout).toContain('it was delivered by log\n');
  expect(stdout).toContain('it was delivered by webhook\n');
  expect(bodies.join()).toContain('Self-test of the contact form');
  expect(messagesIn(dataDir)).toBe(0);
  // The site goes on with the file that the removal made smaller.
  const quiet = await check(url, { ...env, DATA_DIR: dataDir }, '--quiet');
  expect(quiet).toEqual({ status: 0, stdout: '', stderr: '' });
});

test('it says which channel does not deliver', async () => {
  const { env } = await webhook(500);
  const { url, dataDir } = await serve(env);
  const { status, stderr } = await check(url, { ...env, DATA_DIR: dataDir }, '--within', '3s');
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^It stopped here: By webhook it was not delivered yet after \d tr\w+: .*500\.\n$/,
  );
  expect(messagesIn(dataDir)).toBe(0);
});

test('it says where the site does not know a channel, or keeps its messages elsewhere', async () => {
  const { env } = await webhook(200);
  const [unknown, elsewhere] = await Promise.all([
    check(inject('origin'), { ...env, DATA_DIR: inject('dataDir') }, '--quiet'),
    check(inject('origin'), { DATA_DIR: newDataDir() }, '--within', '1s'),
  ]);
  expect(unknown).toMatchObject({ status: 1, stdout: '' });
  expect(unknown.stderr).toMatch(
    /contact form\n.* thanks\n.*\nIt stopped here: The site does not deliver by webhook:/s,
  );
  expect(elsewhere.status).toBe(1);
  expect(elsewhere.stderr).toMatch(/^It stopped here: It is not in .*inbox\.sqlite: does the site/);
});

test('it says where the site is down', async () => {
  const site = await serve();
  await site.kill();
  const { status, stderr } = await check(site.url, { DATA_DIR: site.dataDir });
  expect(status).toBe(1);
  expect(stderr).toBe(`It stopped here: ${site.url}/contact cannot be reached (ECONNREFUSED).\n`);
});
