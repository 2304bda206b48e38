import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { FIELDS } from '../../../src/inbox/fields.ts';
import { inboxPath, openMessageStore } from '../../../src/inbox/store.ts';
import { RUNS_LONG_TESTS } from '../../long.ts';
import { residentMegabytes } from '../../resident-megabytes.ts';
import { newDataDir, serveBuiltSite } from '../../serve-built-site.ts';
import { chanceOf, malformedRequest } from './requests.ts';

const REQUESTS = 10_000;
const AT_ONCE = 16;
/** A heap so small that V8 collects all garbage: a leak crashes the server, or shows as growth. */
const ROOM = '--max-old-space-size=64 --max-semi-space-size=8';
const GROWTH_MB = 16;

/** The client closes after the response, or after this time. */
const PATIENCE_MS = 250;

/** The response's status, or 0 if the connection ended without one. */
async function statusOf(request: Buffer, port: number): Promise<number> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.setTimeout(PATIENCE_MS, () => socket.end());
  socket.once('data', () => socket.end());
  socket.write(request);
  const answer = await text(socket).catch(() => '');
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
}

test.runIf(RUNS_LONG_TESTS)(`the server survives ${REQUESTS} malformed requests`, async () => {
  const dataDir = newDataDir();
  const site = await serveBuiltSite({ dataDir, env: { LOG_LEVEL: 'error', NODE_OPTIONS: ROOM } });
  onTestFinished(site.close);
  const port = Number(new URL(site.url).port);
  const faults: number[] = [];
  let seed = 0;

  async function send(upTo: number): Promise<void> {
    while (seed < upTo) {
      seed += 1;
      const mine = seed;
      const status = await statusOf(malformedRequest(chanceOf(mine)), port);
      if (status >= 500) faults.push(mine);
    }
  }
  const sendAll = (upTo: number) => Promise.all(Array.from({ length: AT_ONCE }, () => send(upTo)));

  await sendAll(REQUESTS / 2);
  const half = residentMegabytes(site.pid);
  await sendAll(REQUESTS);
  const whole = residentMegabytes(site.pid);
  expect(faults, 'seeds of the requests answered with a fault').toEqual([]);
  expect(site.logged().slice(0, 3)).toEqual([]);
  expect((await fetch(site.url)).status).toBe(200);
  expect(whole).toBeLessThan(half + GROWTH_MB);

  const inbox = openMessageStore(inboxPath(dataDir));
  const stored = inbox.list({});
  inbox.close();
  expect(stored.length).toBeGreaterThan(REQUESTS / 20);
  for (const message of stored) {
    for (const { name, limit } of FIELDS) expect(message[name].length).toBeLessThanOrEqual(limit);
  }
});
