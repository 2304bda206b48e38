import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { handedSocket } from '../../tests/handed-socket.ts';
import { portOf } from '../../tests/port-of.ts';
import { serveFakeSite } from '../../tests/serve-fake-site.ts';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { waitUntil } from '../../tests/wait.ts';
import { inboxPath } from '../inbox/store.ts';
import { SHORTEST_FORM } from '../inbox/testing/sample.ts';
import { start } from './start.ts';
import { StartError } from './start-error.ts';
import { fakeSite } from './testing/fake-site.ts';

const form = new URLSearchParams(SHORTEST_FORM).toString();

let dataDir: string;

beforeEach(() => {
  dataDir = temporaryFolder();
});

test('the server shows files, rendered pages and form errors, and prints its delivery channels', async () => {
  const { url, said, logged } = await serveFakeSite(dataDir, {
    SMTP_URL: 'smtp://127.0.0.1:1',
    CONTACT_TO: 'office@example.com',
    CONTACT_WEBHOOK_URL: 'http://127.0.0.1:1/',
    CONTACT_WEBHOOK_SECRET: '0123456789abcdef',
  });
  expect(said).toContain('\nMessages are delivered by email, webhook\n');
  expect(await (await fetch(`${url}/about`)).text()).toContain('about text');
  expect(await (await fetch(`${url}/blog`)).text()).toBe('<p>blog</p>');
  await expect.poll(logged).toMatchObject([{ err: { message: 'left behind' } }]);
  const refused = await fetch(url, { method: 'POST', body: new URLSearchParams({ name: 'Ada' }) });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({ method: 'GET', values: { name: 'Ada' } });
});

test('after SIGTERM, open requests are answered and idle connections are closed', async () => {
  const site = await serveFakeSite(dataDir);
  expect(site.said).toContain(`Messages are kept in ${inboxPath(dataDir)}; read them with npm`);
  const { port } = new URL(site.url);
  const [opened, kept, silent] = [await open(port), await open(port), await open(port)];
  const ask = 'GET /about HTTP/1.1\r\nHost: x\r\n\r\n';
  kept.write(ask);
  expect(String((await once(kept, 'data'))[0])).toContain('Connection: keep-alive');
  const slow = await begun(port);
  const stopped = site.stop('SIGTERM');
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
  expect(await stopped).toBe(0);
});

/** Opens a connection that has sent the form's headers but not yet its body. */
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

test.skipIf(process.platform === 'win32')(
  'connections to a systemd socket wait during a restart',
  async () => {
    const program = join(import.meta.dirname, 'testing', 'serve.ts');
    const command = [process.execPath, program, fakeSite(temporaryFolder())];
    const socket = await handedSocket(command, { PORT: '1', DATA_DIR: dataDir });
    onTestFinished(socket.close);
    const post = () =>
      fetch(`http://127.0.0.1:${socket.port}`, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams(SHORTEST_FORM),
      });
    const first = await socket.start();
    expect(await (await post()).json()).toEqual({ ok: true });
    await socket.stop(first);
    const between = post();
    await open(String(socket.port));
    await socket.start();
    expect(await (await between).json()).toEqual({ ok: true });
  },
);

test.each([
  [{ LISTEN_FDS: '1', LISTEN_PID: '1' }, 'LISTEN_PID is "1"'],
  [{ LISTEN_FDS: '2', LISTEN_PID: '1' }, 'LISTEN_FDS is "2"'],
])('systemd variables %j stop the start with a StartError', async (env, words) => {
  const refused = start({ ...env, ENV_FILE: '', DATA_DIR: dataDir }, fakeSite(temporaryFolder()));
  await expect(refused).rejects.toThrow(StartError);
  await expect(refused).rejects.toThrow(words);
});

test('a port in use ends the start with exit code 1 and one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const PORT = String(portOf(other));
  await expect(serveFakeSite(dataDir, { PORT })).rejects.toThrow(
    RegExp(` ended with 1: PORT is "${PORT}", which another program .*\\n$`),
  );
  other.close();
});
