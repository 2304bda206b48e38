/**
 * `npm run bench -- upgrade [upgrades]`: upgrades of the built site, twenty unless said, under 100
 * requests a second, a fifth of them messages: how many requests failed, how many were sent again as
 * browsers do, how long the longest took (ms), how many acknowledged messages the store lacks, how
 * many came twice by webhook, and how long an upgrade took (s). In three ways: `socket` hands one
 * listening socket on, as systemd does; `turns` starts one process before it ends the other, behind
 * nginx; `timer` publishes a commit, of which every fourth changes a page and is built, and runs
 * `npm run follow` in a clone, with a stand-in for systemd alone. A third word asks for one way.
 */
import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inboxPath } from '../inbox/store.ts';
import { BROWSER } from '../inbox/testing/browser.ts';
import { SHORTEST_FORM } from '../inbox/testing/sample.ts';
import { freePort } from '../setup/free-port.ts';
import { keysOf, repeatsOf } from '../tests/crash/crash.ts';
import { webhookReceiver } from '../tests/crash/receivers.ts';
import { handedSocket, isRunning } from '../tests/handed-socket.ts';
import { newDataDir, serveBuiltSite } from '../tests/serve-built-site.ts';
import { median } from './load/median.ts';
import { startNginx } from './load/nginx.ts';
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
/** Site@.service's RestartSec, in milliseconds. */
const RESTART_MS = 1_000;
/** Every so many commits change a page. */
const BUILT_EVERY = 4;
const PROJECT = join(import.meta.dirname, '..');
const DEPLOY = join(import.meta.dirname, '../deploy');

const run = promisify(execFile);

/** A site that can be upgraded. */
interface Upgradable {
  url: string;
  upgrade(): Promise<void>;
  close(): Promise<void>;
}

type Env = Readonly<Record<string, string>>;

const WAY = process.argv[3];
if (WAY === undefined || WAY === 'turns') needPrograms({ nginx: 'nginx' });
printRow('', 9, [
  ...['requests', 'failed', 'again', 'longest', 'messages', 'lost', 'repeated', 'upgrade'],
]);
const WAYS = { socket: bySocket, turns: inTurns, timer: byTimer };
for (const [name, begin] of Object.entries(WAYS)) {
  if (WAY !== undefined && WAY !== name) continue;
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

/** A socket for servers started in a folder as the unit does. */
function socketIn(folder: string, dataDir: string, env: Env) {
  const unit = readFileSync(join(DEPLOY, 'site@.service'), 'utf8');
  const [, command = ''] = /^ExecStart=(.*)$/m.exec(unit) ?? [];
  const settings = { ...env, DATA_DIR: dataDir, RATE_LIMIT: 'off' };
  return handedSocket(command.replace('/srv/site/', '').split(' '), settings, folder);
}

async function bySocket(dataDir: string, env: Env): Promise<Upgradable> {
  const socket = await socketIn('.', dataDir, env);
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

async function byTimer(dataDir: string, env: Env): Promise<Upgradable> {
  const at = (name: string) => join(dataDir, name);
  const [desk, server, unit, bin] = [at('desk'), at('server'), at('unit'), at('bin')];
  must('git', 'clone', '--quiet', '--bare', PROJECT, at('public.git'));
  for (const clone of [desk, server]) must('git', 'clone', '--quiet', at('public.git'), clone);
  // Linked, not copied: both are on one disk.
  must('cp', '-al', join(PROJECT, 'node_modules'), server);
  must('cp', '-a', join(PROJECT, 'dist'), server);
  mkdirSync(bin);
  writeFileSync(join(bin, 'systemctl'), `#!/bin/sh\ncat '${unit}'\n`, { mode: 0o755 });
  const socket = await socketIn(server, dataDir, env);
  const first = Promise.withResolvers<void>();
  let isOver = false;
  const keepRunning = async () => {
    const id = `Id=site@${socket.port}.service\nActiveState=active`;
    for (let restarts = 0; ; restarts += 1) {
      const pid = await socket.start();
      writeFileSync(unit, `${id}\nNRestarts=${restarts}\nMainPID=${pid}\n`);
      first.resolve();
      while (isRunning(pid)) await pause(5);
      if (isOver) return;
      writeFileSync(unit, `${id}\nNRestarts=${restarts}\nMainPID=0\n`);
      await pause(RESTART_MS);
    }
  };
  void keepRunning();
  await first.promise;
  const follow = async () => {
    const PATH = [bin, process.env['PATH']].join(delimiter);
    const follower = spawn('npm', ['run', '--silent', 'follow'], {
      ...{ cwd: server, env: { ...process.env, ...env, DATA_DIR: dataDir, PATH } },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code] = await once(follower, 'exit');
    if (code !== 0) throw new Error(`npm run follow ended with ${code}`);
  };
  await follow();
  let commits = 0;
  return {
    url: `http://127.0.0.1:${socket.port}`,
    async upgrade() {
      const file = commits % BUILT_EVERY === 0 ? 'content/pages/about.yaml' : 'docs/running.md';
      commits += 1;
      appendFileSync(join(desk, file), `# ${commits}\n`);
      const author = ['-c', 'user.name=Desk', '-c', 'user.email=desk@example.com'];
      must('git', '-C', desk, ...author, 'commit', '--quiet', '--all', '--message', 'Change');
      must('git', '-C', desk, 'push', '--quiet');
      await follow();
    },
    async close() {
      isOver = true;
      socket.close();
    },
  };
}

function must(program: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
}
