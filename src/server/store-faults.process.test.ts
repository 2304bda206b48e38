import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { type ServedFakeSite, serveFakeSite } from '../../tests/serve-fake-site.ts';
import { CAN_MOUNT, smallDisk } from '../../tests/small-disk.ts';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { TEST_TIMEOUT_MS } from '../../tests/test-timeout.ts';
import { inboxPath, openMessageStore } from '../inbox/store.ts';

const HOLD_LOCK = join(import.meta.dirname, '..', 'base', 'sqlite', 'testing', 'hold-lock.ts');

let dataDir: string;
let acknowledged: string[];

beforeEach(() => {
  dataDir = temporaryFolder();
  acknowledged = [];
});

/** Posts `count` different messages at once; resolves to the statuses of the responses. */
async function send(site: ServedFakeSite, count = 1): Promise<number[]> {
  const statuses = Array.from({ length: count }, async () => {
    const message = crypto.randomUUID();
    const { status } = await site.post({ message });
    if (status === 200) acknowledged.push(message);
    return status;
  });
  return await Promise.all(statuses);
}

async function expectPages(site: ServedFakeSite): Promise<void> {
  for (const path of ['/', '/about', '/services', '/services/payroll', '/message-sent']) {
    expect((await fetch(site.url + path)).status).toBe(200);
  }
}

function expectStored(folder = dataDir): void {
  const store = openMessageStore(inboxPath(folder));
  const stored = store.list({}).map(({ message }) => message);
  store.close();
  expect(stored).toEqual(expect.arrayContaining(acknowledged));
}

const linesOf = (site: ServedFakeSite) => site.logged().map((line) => JSON.stringify(line));

test.skipIf(!CAN_MOUNT)(
  'on a full disk, messages get 503 until there is room, with one line in the log',
  async () => {
    const disk = smallDisk();
    const site = await serveFakeSite(disk.path);
    expect(await send(site, 3)).toEqual([200, 200, 200]);
    disk.fill();
    // Messages that fit into the store's own blocks are still stored.
    while ((await send(site, 5)).includes(200));
    expect(await send(site, 20)).toEqual(Array(20).fill(503));
    await expectPages(site);
    expect(linesOf(site)).toEqual([expect.stringMatching(/disk is full.*"request failed"/)]);
    disk.empty();
    expect(await send(site, 3)).toEqual([200, 200, 200]);
    expect(await site.stop()).toBe(0);
    expectStored(disk.path);
  },
);

test('while another program locks the store, pages are served and messages get 503', async () => {
  const site = await serveFakeSite(dataDir);
  expect(await send(site)).toEqual([200]);
  const locker = spawn(process.execPath, [HOLD_LOCK, inboxPath(dataDir), String(TEST_TIMEOUT_MS)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(locker.stdout, 'data');
  const meanwhile = send(site);
  await expectPages(site);
  expect(await meanwhile).toEqual([503]);
  locker.kill('SIGKILL');
  await once(locker, 'exit');
  expect(await send(site, 5)).toEqual(Array(5).fill(200));
  expect(linesOf(site)).toEqual([expect.stringMatching(/database is locked.*"request failed"/)]);
  await site.stop();
  expectStored();
});

test('if the -wal file is removed while the site runs, messages get 503, and a restart has them all', async () => {
  const site = await serveFakeSite(dataDir);
  await send(site, 3);
  rmSync(`${inboxPath(dataDir)}-wal`);
  expect(await send(site, 5)).toEqual(Array(5).fill(503));
  expect(linesOf(site)).toEqual([
    expect.stringMatching(
      /was removed, replaced or cut off while the site ran; start the site again/,
    ),
  ]);
  await site.stop();
  expectStored();
  const next = await serveFakeSite(dataDir);
  expect(await send(next)).toEqual([200]);
  await next.stop();
  expectStored();
});
