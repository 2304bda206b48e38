import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { waitUntil } from '../tests/wait.ts';

/** Debian keeps some programs out of the path of all but root. */
const env = { ...process.env, PATH: `/usr/sbin:${process.env['PATH']}` };
const NGINX = '/etc/nginx/nginx.conf';
/** Debian's configuration reads the site from there. */
const SITES = '/etc/nginx/sites-enabled';

const isMissing = (program: string, flag: string) =>
  spawnSync(program, [flag], { env }).error !== undefined;
const textOf = (file: string) => readFileSync(resolve(import.meta.dirname, file), 'utf8');

const TYPED = 'typed-by-a-visitor';
const TARGETS = [
  `/find?number=${TYPED}`,
  `/find/?number=${TYPED}`,
  `//find?number=${TYPED}`,
  `/find%3Fnumber=${TYPED}`,
  `/find;number=${TYPED}`,
  `/contact/about?number=${TYPED}`,
  `/find/cp2000/due?date=${TYPED}`,
  `/find/cp2000/due.ics?date=${TYPED}`,
  `/some-later-page?word=${TYPED}`,
  `http://www.example.com/find?number=${TYPED}`,
  `/find?number=${TYPED}${'x'.repeat(9_000)}`,
];

/** The lines of a log with a text, as far as they are worth reading. */
const linesWith = (text: string, log: string) =>
  log.split('\n').flatMap((line) => (line.includes(text) ? [line.slice(0, 300)] : []));

/** A site that answers each request with this function. */
async function siteThat(answer: Parameters<typeof createServer>[1]): Promise<Server> {
  const site = createServer(answer).listen(0, '127.0.0.1');
  onTestFinished(() => void site.close());
  await once(site, 'listening');
  return site;
}

function portOf(site: Server): number {
  const address = site.address();
  if (address === null || typeof address === 'string') throw new Error('not a network address');
  return address.port;
}

/** Asks for a target through a socket, as sent on from a page with the same in its address. */
async function statusOf(socketPath: string, host: string, path: string): Promise<number> {
  const referer = `https://www.example.com/find?number=${TYPED}`;
  const headers = { host, referer, connection: 'close' };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ socketPath, path, headers }, resolve).on('error', reject).end();
  });
  answer.resume();
  return answer.statusCode ?? 0;
}

/** Starts a program that is gone when the test ends, and waits until its socket answers. */
async function started(program: string, args: string[], socket: string): Promise<ChildProcess> {
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const isThere = () =>
    statusOf(socket, 'www.example.com', '/').then(
      () => true,
      () => child.exitCode !== null,
    );
  await waitUntil(isThere);
  return child;
}

/** Asks for every target: of a site that answers, of one that breaks off, and of none. */
async function askThrough(sockets: readonly string[], site: Server, breakOff: () => void) {
  const statuses = new Set<number>();
  const askForAll = async () => {
    for (const socket of sockets) {
      for (const host of ['www.example.com', 'example.com']) {
        for (const target of TARGETS) statuses.add(await statusOf(socket, host, target));
      }
    }
  };
  await askForAll();
  breakOff();
  await askForAll();
  site.close();
  await askForAll();
  return statuses;
}

describe('typed text is in no log', () => {
  test.skipIf(isMissing('nginx', '-v') || !existsSync(SITES))(
    'of nginx as Debian sets it up',
    async () => {
      let isBroken = false;
      const site = await siteThat(({ socket }, reply) =>
        isBroken ? void socket.destroy() : void reply.end('page'),
      );
      const folder = temporaryFolder();
      for (const name of ['conf.d', 'sites-enabled', 'log']) mkdirSync(join(folder, name));
      const inFolder = (name: string) => join(folder, name);
      writeFileSync(
        inFolder('nginx.conf'),
        `daemon off;\n${readFileSync(NGINX, 'utf8')
          .replace('/run/nginx.pid', inFolder('nginx.pid'))
          .replaceAll('/var/log/nginx', inFolder('log'))
          .replaceAll(/\/etc\/nginx(?=\/(?:conf\.d|sites-enabled)\/)/g, folder)}`,
      );
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      writeFileSync(
        inFolder('conf.d/temporary.conf'),
        temporary.map((kind) => `${kind}_temp_path ${inFolder(kind)};\n`).join(''),
      );
      writeFileSync(inFolder('upstream.conf'), `server 127.0.0.1:${portOf(site)};\n`);
      writeFileSync(
        inFolder('sites-enabled/site.conf'),
        textOf('nginx-site.conf')
          .replace('/etc/nginx/site-upstream.conf', inFolder('upstream.conf'))
          .replaceAll('/var/log/nginx', inFolder('log'))
          .replace('listen 80;', `listen unix:${inFolder('80')};`)
          .replaceAll('listen 443 ssl http2;', `listen unix:${inFolder('443')};`)
          .replace(/^ *ssl_.*\n/gm, ''),
      );
      const args = ['-c', inFolder('nginx.conf'), '-e', inFolder('log/error.log')];
      const nginx = await started('nginx', args, inFolder('443'));
      const statuses = await askThrough([inFolder('80'), inFolder('443')], site, () => {
        isBroken = true;
      });
      nginx.kill('SIGQUIT');
      await once(nginx, 'exit');
      const logs = readdirSync(inFolder('log')).map((name) => textOf(inFolder(`log/${name}`)));
      expect([...statuses].sort()).toEqual([200, 301, 414, 502]);
      expect(linesWith(TYPED, logs.join(''))).toEqual([]);
      expect(linesWith('"GET /find HTTP/1.1" 502 ', logs.join(''))).not.toEqual([]);
    },
  );

  test.skipIf(isMissing('caddy', 'version'))('of Caddy', async () => {
    let isBroken = false;
    const site = await siteThat(({ socket }, reply) =>
      isBroken ? void socket.destroy() : void reply.end('page'),
    );
    const folder = temporaryFolder();
    const [socket, file] = [join(folder, 'socket'), join(folder, 'Caddyfile')];
    writeFileSync(
      file,
      textOf('Caddyfile')
        .replace(/^\{\n/m, '{\n\tadmin off\n')
        .replaceAll(/^((?:www\.)?example\.com) \{$/gm, `http://$1 {\n\tbind unix/${socket}`)
        .replace('127.0.0.1:4321', `127.0.0.1:${portOf(site)}`)
        .replace('lb_try_duration 15s', 'lb_try_duration 0s'),
    );
    const caddy = await started(
      'caddy',
      ['run', '--adapter', 'caddyfile', '--config', file],
      socket,
    );
    let said = '';
    caddy.stderr?.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
    const statuses = await askThrough([socket], site, () => {
      isBroken = true;
    });
    caddy.kill('SIGTERM');
    await once(caddy, 'close');
    expect([...statuses].sort()).toEqual([200, 301, 502]);
    expect(linesWith(TYPED, said)).toEqual([]);
    expect(linesWith('connection refused', said)).not.toEqual([]);
  });
});
