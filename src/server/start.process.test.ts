import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { handedSocket } from '../../tests/handed-socket.ts';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { waitFor, waitUntil } from '../../tests/wait.ts';
import { execIn } from '../base/sqlite/testing/exec-in.ts';
import { inboxPath, openMessageStore } from '../inbox/store.ts';
import { SAMPLE, SHORTEST_FORM } from '../inbox/testing/sample.ts';
import { fakeSite } from './testing/fake-site.ts';

const program = join(import.meta.dirname, 'testing', 'serve.ts');
const form = new URLSearchParams(SHORTEST_FORM).toString();

let dist: string;
let dataDir: string;

beforeEach(() => {
  dist = fakeSite(temporaryFolder());
  dataDir = temporaryFolder();
});

function launch(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [program, dist], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

async function listening(
  child: ReturnType<typeof launch>,
  messages = `Messages are kept in ${inboxPath(dataDir)}; read them with npm run inbox`,
): Promise<string> {
  const [said] = await once(child.stdout.setEncoding('utf8'), 'data');
  const [first, ...rest] = String(said).split('\n');
  expect(rest).toEqual([messages, '']);
  const [, url] = /^Listening on (http:\/\/127\.0\.0\.1:\d+)$/.exec(String(first)) ?? [];
  if (url === undefined) throw new Error(`unexpected first line: ${first}`);
  return url;
}

function post(url: string): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body: form,
  });
}

test('an acknowledged message survives kill -9', async () => {
  const child = launch();
  const response = await post(await listening(child));
  expect(await response.json()).toEqual({ ok: true });
  child.kill('SIGKILL');
  await once(child, 'exit');

  const store = openMessageStore(inboxPath(dataDir));
  expect(store.list({})).toMatchObject([{ name: SAMPLE.name, message: SAMPLE.message }]);
  store.close();
});

test('serves the site, the rendered pages and the refused form', async () => {
  const child = launch();
  const url = await listening(child);
  const logged = once(child.stderr.setEncoding('utf8'), 'data');
  expect(await (await fetch(`${url}/about`)).text()).toContain('about text');
  expect(await (await fetch(`${url}/blog`)).text()).toBe('<p>blog</p>');
  expect(JSON.parse(String(await logged))).toMatchObject({ err: { message: 'left behind' } });
  const refused = await fetch(url, { method: 'POST', body: new URLSearchParams({ name: 'Ada' }) });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ method: 'GET', values: { name: 'Ada' } });
});

test('says by what messages are delivered, and answers to monitors', async () => {
  const child = launch({
    SMTP_URL: 'smtp://127.0.0.1:1',
    CONTACT_TO: 'office@example.com',
    CONTACT_WEBHOOK_URL: 'http://127.0.0.1:1/',
    CONTACT_WEBHOOK_SECRET: '0123456789abcdef',
  });
  const url = await listening(child, 'Messages are delivered by email, webhook');
  expect(await (await post(url)).json()).toEqual({ ok: true });
  const pending = { email: 1, webhook: 1 };
  await waitFor(async () => {
    const ready = await fetch(`${url}/readyz`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({
      ok: true,
      pending,
      failed: {},
      waiting: Object.fromEntries(Object.keys(pending).map((name) => [name, expect.any(String)])),
      room: true,
      posts: true,
      missingMigrations: [],
    });
  });
});

test('SIGINT lets a request finish', async () => {
  const child = launch();
  const { port } = new URL(await listening(child));
  const socket = await begun(port);
  child.kill('SIGINT');
  await waitUntil(() => isRefused(Number(port)));
  socket.write(form);
  expect(String((await once(socket, 'data'))[0])).toContain('{"ok":true}');
  expect(await once(child, 'exit')).toEqual([0, null]);

  const store = openMessageStore(inboxPath(dataDir));
  expect(store.list({})).toHaveLength(1);
  store.close();
});

test('SIGTERM takes no answer from a connection that is open, and closes a silent one while a request goes on', async () => {
  const child = launch();
  const { port } = new URL(await listening(child));
  const [opened, kept, silent] = [await open(port), await open(port), await open(port)];
  const ask = 'GET /about HTTP/1.1\r\nHost: x\r\n\r\n';
  kept.write(ask);
  expect(String((await once(kept, 'data'))[0])).toContain('Connection: keep-alive');
  const slow = await begun(port);
  child.kill('SIGTERM');
  await waitUntil(() => isRefused(Number(port)));
  for (const socket of [opened, kept]) {
    const answer = text(socket);
    socket.write(ask);
    expect(await answer).toMatch(/^HTTP\/1\.1 200 .*^connection: close\r$.*about text/ims);
  }
  await once(silent, 'close');
  slow.write(form);
  expect(String((await once(slow, 'data'))[0])).toContain('{"ok":true}');
  slow.end();
  expect(await ended(child)).toEqual([0, null]);
});

/** A connection on which the form is announced and not yet sent. */
async function begun(port: string): Promise<Socket> {
  const socket = await open(port);
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nAccept: application/json\r\nContent-Length: ${form.length}\r\n` +
      'Content-Type: application/x-www-form-urlencoded\r\nExpect: 100-continue\r\n\r\n',
  );
  expect(String((await once(socket, 'data'))[0])).toContain('100 Continue');
  return socket;
}

async function open(port: string): Promise<Socket> {
  const socket = connect(Number(port), '127.0.0.1').setEncoding('latin1');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

async function isRefused(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return false;
  } catch {
    return true;
  } finally {
    socket.destroy();
  }
}

async function ended(child: ReturnType<typeof launch>): Promise<unknown[]> {
  return child.exitCode === null ? once(child, 'exit') : [child.exitCode, child.signalCode];
}

describe.skipIf(process.platform === 'win32')('a socket that systemd hands over', () => {
  const command = () => [process.execPath, program, dist];

  test('is listened on, and keeps who comes while one process follows another', async () => {
    const socket = await handedSocket(command(), { PORT: '1', DATA_DIR: dataDir });
    onTestFinished(socket.close);
    const url = `http://127.0.0.1:${socket.port}`;
    const first = await socket.start();
    expect(await (await post(url)).json()).toEqual({ ok: true });
    await socket.stop(first);
    const between = post(url);
    await open(String(socket.port));
    await socket.start();
    expect(await (await between).json()).toEqual({ ok: true });
  });

  test('is one, for this process, and a socket', async () => {
    const complaint = async (env: Record<string, string>) => text(launch(env).stderr);
    expect(await complaint({ LISTEN_FDS: '1', LISTEN_PID: '1' })).toMatch(
      /^LISTEN_PID is "1", and this process is \d+: /,
    );
    const run = 'LISTEN_PID=$$ exec "$@"';
    const complaintOf = async (fds: string) => {
      const file = openSync(join(dataDir, 'file'), 'w');
      const child = spawn('sh', ['-c', run, 'sh', ...command()], {
        env: { ...process.env, LISTEN_FDS: fds, DATA_DIR: dataDir },
        stdio: ['ignore', 'ignore', 'pipe', file],
      });
      closeSync(file);
      return child.stderr === null ? '' : text(child.stderr);
    };
    expect(await complaintOf('2')).toMatch(/^LISTEN_FDS is "2", expected 1: /);
    expect(await complaintOf('1')).toMatch(
      /^LISTEN_FDS is "1", but file descriptor 3 is no socket/,
    );
  });
});

test('messages of a newer version are left alone, and the pages served', async () => {
  execIn(inboxPath(dataDir), 'PRAGMA user_version = 99');
  const child = launch();
  const url = await listening(child);
  const logged = once(child.stderr.setEncoding('utf8'), 'data');
  expect((await fetch(`${url}/about`)).status).toBe(200);
  expect((await post(url)).status).toBe(503);
  expect(String(await logged)).toContain('newer version');
});

describe('a start that fails says why in a line', () => {
  async function complaint(env: Record<string, string> = {}): Promise<string> {
    const child = launch(env);
    const [error, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(code).toBe(1);
    expect(error.trimEnd().split('\n')).toHaveLength(1);
    return error;
  }

  test('a wrong setting', async () => {
    expect(await complaint({ PORT: 'x' })).toMatch(/^PORT is "x", expected a port number/);
  });

  test('the key that may do everything with the posts', async () => {
    const project = {
      SUPABASE_URL: 'https://abcdefgh.supabase.co',
      SUPABASE_ANON_KEY: 'sb_publishable_hidden',
    };
    const said = await complaint({ ...project, SUPABASE_SERVICE_KEY: 'sb_secret_hidden' });
    expect(said).toMatch(/^SUPABASE_SERVICE_KEY is set: give it to one call of npm run posts/);
    expect(said).not.toContain('hidden');
  });

  test('a taken port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    expect(await complaint({ PORT: port })).toContain(`PORT is "${port}", which another program`);
    other.close();
  });

  test('a foreign address', async () => {
    expect(await complaint({ HOST: '192.0.2.1' })).toContain('HOST is "192.0.2.1"');
  });

  test('a data folder that is a file', async () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    expect(await complaint({ DATA_DIR: file })).toContain(
      `DATA_DIR is "${file}", expected a folder`,
    );
  });

  test('a site that is not built', async () => {
    rmSync(join(dist, 'client'), { recursive: true });
    expect(await complaint()).toContain('npm run build');
  });
});
