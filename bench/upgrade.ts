/**
 * `npm run bench -- upgrade [upgrades]`: upgrades of the built site, twenty unless said, under 100
 * requests a second, a fifth of them messages: how many requests failed, how many were sent again as
 * browsers do, how long the longest took (ms), how many acknowledged messages the store lacks, how
 * many came twice by webhook, and how long an upgrade took (s). In two ways: `socket` hands one
 * listening socket on, as systemd does; `turns` starts one process before it ends the other, behind
 * nginx.
 */
import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inboxPath } from '../inbox/store.ts';
import { BROWSER } from '../inbox/testing/browser.ts';
import { SHORTEST_FORM } from '../inbox/testing/sample.ts';
import { keysOf, repeatsOf } from '../tests/crash/crash.ts';
import { webhookReceiver } from '../tests/crash/receivers.ts';
import { handedSocket } from '../tests/handed-socket.ts';
import { newDataDir, serveBuiltSite } from '../tests/serve-built-site.ts';
import { median } from './load/median.ts';
import { freePort, startNginx } from './load/nginx.ts';
import { printRow } from './load/print-row.ts';
import { needPrograms, PROGRAM_ENV } from './load/programs.ts';

const UPGRADES = Number(process.argv[2] ?? 20);
const RATE = 100;
const MESSAGE_EVERY = 5;
const PAGES = ['/', '/about', '/blog', '/contact', '/services/payroll'];
const BETWEEN_MS = 1_000;
/** Nobody waits longer. */
const PATIENCE_MS = 20_000;
const DELIVERY_MS = 60_000;
const DEPLOY = join(import.meta.dirname, '../deploy');

const run = promisify(execFile);

/** A site that can be upgraded. */
interface Upgradable {
  url: string;
  upgrade(): Promise<void>;
  close(): Promise<void>;
}

type Env = Readonly<Record<string, string>>;

needPrograms({ nginx: 'nginx' });
printRow('', 9, [
  ...['requests', 'failed', 'again', 'longest', 'messages', 'lost', 'repeated', 'upgrade'],
]);
for (const [name, begin] of Object.entries({ socket: bySocket, turns: inTurns })) {
  printRow(name, 9, await measure(begin));
}

async function measure(begin: (dataDir: string, env: Env) => Promise<Upgradable>) {
  const dataDir = newDataDir();
  const receiver = await webhookReceiver();
  const site = await begin(dataDir, receiver.env);
  const load = beginLoad(site.url);
  const took: number[] = [];
  for (let upgrade = 0; upgrade < UPGRADES; upgrade += 1) {
    await pause(BETWEEN_MS);
    const started = performance.now();
    await site.upgrade();
    took.push((performance.now() - started) / 1000);
  }
  await pause(BETWEEN_MS);
  const { times, faults, again, acknowledged } = await load.end();
  for (const fault of new Set(faults)) process.stderr.write(`${fault}\n`);
  const keys = keysOf(acknowledged, inboxPath(dataDir));
  const stored = keys.filter((key) => key !== undefined);
  const until = performance.now() + DELIVERY_MS;
  while (stored.some((key) => !receiver.received.has(key)) && performance.now() < until) {
    await pause(100);
  }
  await site.close();
  await receiver.close();
  rmSync(dataDir, { recursive: true });
  return [
    ...[times.length, faults.length, again, Math.max(...times).toFixed(0)],
    ...[keys.length, keys.length - stored.length, repeatsOf(receiver), median(took).toFixed(1)],
  ].map(String);
}

/** Sends so many requests a second until it is told to end, and then waits for all answers. */
function beginLoad(site: string) {
  const agent = new Agent({ keepAlive: true });
  const result = {
    acknowledged: [] as string[],
    times: [] as number[],
    faults: [] as string[],
    again: 0,
  };
  const pending: Promise<void>[] = [];
  const started = performance.now();

  async function one(place: number): Promise<void> {
    const message = place % MESSAGE_EVERY === 0 ? `message ${place}` : undefined;
    const path = message === undefined ? (PAGES[place % PAGES.length] ?? '/') : '/';
    const sentAt = performance.now();
    try {
      const status = await send(site + path, message, agent, () => {
        result.again += 1;
      });
      if (status !== 200) result.faults.push(`${status} of ${path}`);
      else if (message !== undefined) result.acknowledged.push(message);
    } catch (error) {
      result.faults.push(`${error}, ${path}`);
    }
    result.times.push(performance.now() - sentAt);
  }

  const timer = setInterval(() => {
    const due = ((performance.now() - started) / 1000) * RATE;
    while (pending.length < due) pending.push(one(pending.length));
  }, 5);
  return {
    async end() {
      clearInterval(timer);
      await Promise.all(pending);
      agent.destroy();
      return result;
    },
  };
}

/**
 * Resolves to the status of the answer once it has come whole. What was sent on a kept-alive
 * connection that ended without an answer is sent again, as browsers do; the nonce of the form's
 * script makes a message and its copy one.
 */
function send(
  url: string,
  message: string | undefined,
  agent: Agent | false,
  onAgain: () => void,
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const options = { agent, signal: AbortSignal.timeout(PATIENCE_MS) };
  const form = { ...SHORTEST_FORM, message: message ?? '', nonce: message ?? '' };
  const type = 'application/x-www-form-urlencoded';
  const sent =
    message === undefined
      ? request(url, { ...options, headers: BROWSER })
      : request(url, { ...options, method: 'POST', headers: { ...BROWSER, 'content-type': type } });
  sent.on('error', (error) => {
    if (!sent.reusedSocket) return reject(error);
    onAgain();
    return resolve(send(url, message, false, onAgain));
  });
  sent.on('response', (answer) => {
    answer.resume();
    answer.on('end', () => resolve(answer.statusCode ?? 0));
    answer.on('error', reject);
  });
  sent.end(message === undefined ? undefined : new URLSearchParams(form).toString());
  return promise;
}

async function bySocket(dataDir: string, env: Env): Promise<Upgradable> {
  const unit = readFileSync(join(DEPLOY, 'site@.service'), 'utf8');
  const [, command = ''] = /^ExecStart=(.*)$/m.exec(unit) ?? [];
  const socket = await handedSocket(command.replace('/srv/site/', '').split(' '), {
    ...{ ...env, DATA_DIR: dataDir, RATE_LIMIT: 'off' },
  });
  let server = await socket.start();
  return {
    url: `http://127.0.0.1:${socket.port}`,
    async upgrade() {
      await socket.stop(server);
      server = await socket.start();
    },
    close: async () => socket.close(),
  };
}

async function inTurns(dataDir: string, env: Env): Promise<Upgradable> {
  const upstream = join(dataDir, 'upstream.conf');
  const serve = () => serveBuiltSite({ dataDir, env });
  let server = await serve();
  writeFileSync(upstream, `server ${new URL(server.url).host};\n`);
  const unused = await freePort();
  // deploy/nginx-site.conf, but for TLS and logs.
  const configuration = (port: number) =>
    readFileSync(join(DEPLOY, 'nginx-site.conf'), 'utf8')
      .replace('/etc/nginx/site-upstream.conf', upstream)
      .replace('listen 80;', `listen 127.0.0.1:${unused};`)
      .replaceAll('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
      .replace('server_name www.example.com;', 'server_name 127.0.0.1;')
      .replace(/^ *(?:ssl_|access_log |error_log ).*\n/gm, '');
  const nginx = await startNginx(configuration, 'worker_processes 1;');
  return {
    url: nginx.url,
    async upgrade() {
      const next = await serve();
      await run(join(DEPLOY, 'exchange.sh'), [new URL(next.url).port], {
        env: { ...PROGRAM_ENV, ...nginx.env, UPSTREAM: upstream },
      });
      await server.stop();
      server = next;
    },
    async close() {
      await server.kill();
      await nginx.close();
    },
  };
}
