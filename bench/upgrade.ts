/**
 * `npm run bench -- upgrade [upgrades] [way …]`: upgrades of the built site, twenty unless said, under
 * 100 requests a second, a fifth of them messages, half of them on kept-alive connections: how many
 * requests failed, how many were sent again as browsers do, how long the longest took (ms), how many
 * acknowledged messages the store lacks, how many came twice by webhook, and how long an upgrade took (s). Three ways, or those that are named:
 * `socket` hands one listening socket on, as systemd does; `turns` starts one process before it ends
 * the other, behind nginx; `stop` ends the process and starts it again.
 */

import { readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { messageKey } from '../inbox/channels/message-key.ts';
import { inboxPath, openInbox } from '../inbox/store.ts';
import { BROWSER } from '../inbox/testing/browser.ts';
import { SHORTEST_FORM } from '../inbox/testing/sample.ts';
import { webhookReceiver } from '../tests/crash/receivers.ts';
import { handedSocket } from '../tests/handed-socket.ts';
import { newDataDir, serveBuiltSite } from '../tests/serve-built-site.ts';
import { median } from './load/median.ts';
import { freePort } from './load/nginx.ts';
import { nginxInFrontOf } from './load/nginx-turns.ts';
import { printRow } from './load/print-row.ts';
import { needPrograms } from './load/programs.ts';

const RATE = 100;
const MESSAGE_EVERY = 5;
const PAGES = ['/', '/about', '/blog', '/contact', '/services/payroll'];
/** Between two upgrades. */
const SERVED_MS = 1_000;
/** Nobody waits longer. */
const PATIENCE_MS = 20_000;
const DELIVERY_MS = 60_000;
const UNIT = join(import.meta.dirname, '../deploy/site@.service');
const WAYS = { socket: bySocket, turns: inTurns, stop: stopAndStart };

/** A site that can be upgraded. */
interface Upgradable {
  url: string;
  upgrade(): Promise<void>;
  close(): Promise<void>;
}

type Env = Readonly<Record<string, string>>;

const [count = '20', ...named] = process.argv.slice(2);
needPrograms({ nginx: 'nginx' });
printRow('', 9, [
  ...['requests', 'failed', 'again', 'longest', 'messages', 'lost', 'repeated', 'upgrade'],
]);
for (const [name, begin] of Object.entries(WAYS)) {
  if (named.length === 0 || named.includes(name)) printRow(name, 9, await measure(begin));
}

async function measure(begin: (env: Env) => Promise<Upgradable>): Promise<string[]> {
  const dataDir = newDataDir();
  const receiver = await webhookReceiver();
  const site = await begin({ ...receiver.env, DATA_DIR: dataDir, RATE_LIMIT: 'off' });
  const load = beginLoad(site.url);
  const took: number[] = [];
  try {
    for (let upgrade = 0; upgrade < Number(count); upgrade += 1) {
      await pause(SERVED_MS);
      const begun = performance.now();
      await site.upgrade();
      took.push((performance.now() - begun) / 1000);
    }
    await pause(SERVED_MS);
  } finally {
    await load.end();
  }
  const keys = keysOf(load.acknowledged, inboxPath(dataDir));
  const stored = keys.filter((key) => key !== undefined);
  const until = performance.now() + DELIVERY_MS;
  while (stored.some((key) => !receiver.received.has(key)) && performance.now() < until) {
    await pause(100);
  }
  const repeats = [...receiver.received.values()].reduce((sum, times) => sum + times - 1, 0);
  await site.close();
  await receiver.close();
  rmSync(dataDir, { recursive: true });
  return [
    ...[load.times.length, load.failed(), load.again(), Math.max(...load.times).toFixed(0)],
    ...[keys.length, keys.length - stored.length, repeats, median(took).toFixed(1)],
  ].map(String);
}

/** Sends so many requests a second until it is told to end, and waits for all answers then. */
function beginLoad(site: string) {
  const agent = new Agent({ keepAlive: true });
  const acknowledged: string[] = [];
  const times: number[] = [];
  const faults: string[] = [];
  let again = 0;
  const onAgain = () => {
    again += 1;
  };
  const underWay = new Set<Promise<void>>();
  const begun = performance.now();
  let sent = 0;

  async function one(place: number): Promise<void> {
    const message = place % MESSAGE_EVERY === 0 ? `message ${place}` : undefined;
    const path = message === undefined ? (PAGES[place % PAGES.length] ?? '/') : '/';
    const sentAt = performance.now();
    try {
      const status = await ask(site + path, place % 2 === 0 ? agent : undefined, message, onAgain);
      if (status !== 200) faults.push(`${status} of ${path}`);
      else if (message !== undefined) acknowledged.push(message);
    } catch (error) {
      faults.push(`${error}, ${message === undefined ? 'a page' : 'a message'}`);
    }
    times.push(performance.now() - sentAt);
  }

  const timer = setInterval(() => {
    for (; sent < ((performance.now() - begun) / 1000) * RATE; sent += 1) {
      const asked: Promise<void> = one(sent).finally(() => underWay.delete(asked));
      underWay.add(asked);
    }
  }, 5);
  return {
    acknowledged,
    times,
    failed: () => faults.length,
    again: () => again,
    async end() {
      clearInterval(timer);
      await Promise.all(underWay);
      agent.destroy();
      for (const fault of new Set(faults)) process.stderr.write(`${fault}\n`);
    },
  };
}

/**
 * Resolves to the status of the answer once it has come whole. What was sent on a kept-alive connection
 * that ended without an answer is sent again: both sides may let go of one at any time, and browsers
 * do the same. A message has a nonce then, as the form's script gives it one, by which its copies are one.
 *
 * @param onAgain called where that was so
 */
async function ask(
  url: string,
  agent: Agent | undefined,
  message: string | undefined,
  onAgain: () => void,
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const form = { ...SHORTEST_FORM, message: message ?? '', nonce: message ?? '' };
  const body = message === undefined ? '' : new URLSearchParams(form).toString();
  const headers = {
    ...BROWSER,
    ...(body !== '' && {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': `${body.length}`,
    }),
  };
  const asked = request(url, {
    method: body === '' ? 'GET' : 'POST',
    headers,
    ...(agent ? { agent } : { agent: false }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  asked.on('error', (error) => {
    if (!asked.reusedSocket) return reject(error);
    onAgain();
    return resolve(ask(url, undefined, message, onAgain));
  });
  asked.on('response', (answer) => {
    answer.resume();
    answer.on('end', () => resolve(answer.statusCode ?? 0));
    answer.on('error', reject);
  });
  asked.end(body);
  return promise;
}

/** The key of each message in the store; undefined where it is not there. */
function keysOf(messages: readonly string[], inboxFile: string): (string | undefined)[] {
  const inbox = openInbox(inboxFile);
  const keys = new Map(inbox.list({}).map((stored) => [stored.message, messageKey(stored)]));
  inbox.close();
  return messages.map((message) => keys.get(message));
}

async function bySocket(env: Env): Promise<Upgradable> {
  const [, command = ''] = /^ExecStart=(.*)$/m.exec(readFileSync(UNIT, 'utf8')) ?? [];
  const socket = await handedSocket(command.replace('/srv/site/', '').split(' '), env);
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

async function inTurns({ DATA_DIR: dataDir, ...env }: Env): Promise<Upgradable> {
  const serve = () => serveBuiltSite({ ...(dataDir && { dataDir }), env });
  let server = await serve();
  const nginx = await nginxInFrontOf(portOf(server));
  return {
    url: nginx.url,
    async upgrade() {
      const next = await serve();
      await nginx.turnTo(portOf(next));
      await server.stop();
      server = next;
    },
    async close() {
      await server.kill();
      await nginx.close();
    },
  };
}

async function stopAndStart({ DATA_DIR: dataDir, ...env }: Env): Promise<Upgradable> {
  const PORT = String(await freePort());
  const serve = () => serveBuiltSite({ ...(dataDir && { dataDir }), env: { ...env, PORT } });
  let server = await serve();
  return {
    url: server.url,
    async upgrade() {
      await server.stop();
      server = await serve();
    },
    close: () => server.kill(),
  };
}

function portOf({ url }: { url: string }): number {
  return Number(new URL(url).port);
}
