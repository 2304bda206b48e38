/**
 * `npm run bench -- strangers [count]`: how long a page takes a visitor (ms), alone and beside so
 * many hostile inputs, 10,000 unless said, one after the other and on eight connections: to the
 * field for a number, to the addresses of its answers, and to the contact form.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { serveBuiltSite } from '../tests/serve-built-site.ts';
import type { Attack } from './load/attacker.ts';
import { printRow } from './load/print-row.ts';

const COUNT = Number(process.argv[2] ?? 10_000);
const PAGE = '/about';
const EVERY_MS = 5;
const VISITS_ALONE = 2_000;
const ATTACKER = join(import.meta.dirname, 'load/attacker.ts');

const grows = encodeURIComponent('ﷺ⒪'.repeat(30));
const message = `form-name=contact&name=A&email=a%40b.co&message=${'4111 '.repeat(12_000)}`;
/** What is sent again and again; `#` becomes another number each time. */
const ATTACKS = {
  'a number that grows': { path: '/find', body: `number=${grows}` },
  'words of many readings': { path: '/find', body: `number=${'thousand+o+hundred+'.repeat(860)}` },
  'an address of it': { path: `/find?number=${grows}` },
  'ever new codes': { path: '/find?number=Q#' },
  'the form about them': { path: '/contact/about?number=Q#' },
  'a form of 60 KB': { path: '/', body: message },
} satisfies Record<string, Attack>;

const site = await serveBuiltSite();
const agent = new Agent({ keepAlive: true });
try {
  await timesOf(setTimeout(VISITS_ALONE * EVERY_MS));
  printRow('', 40, ['p50 ms', 'p99 ms', 'inputs/s']);
  printRow('a visitor alone', 40, [...(await timesOf(setTimeout(VISITS_ALONE * EVERY_MS))), '']);
  for (const connections of [1, 8]) {
    for (const [name, attack] of Object.entries(ATTACKS)) {
      const began = performance.now();
      const times = await timesOf(attackWith(attack, connections));
      const perSecond = COUNT / ((performance.now() - began) / 1_000);
      printRow(`${name}, ${connections} at once`, 40, [...times, perSecond.toFixed(0)]);
    }
  }
} finally {
  agent.destroy();
  await site.close();
}

/** Sends the attack so many times from a process that leaves the processor to the visitor. */
async function attackWith(attack: Attack, connections: number): Promise<void> {
  const said = JSON.stringify({ url: site.url, count: COUNT, connections, ...attack });
  const attacker = spawn(process.execPath, [ATTACKER, said], { stdio: 'inherit' });
  setPriority(attacker.pid ?? 0, constants.priority.PRIORITY_LOW);
  await once(attacker, 'exit');
}

/** The median and the 99th percentile of a page's times until something has settled. */
async function timesOf(meanwhile: Promise<unknown>): Promise<string[]> {
  const times: number[] = [];
  let isOver = false;
  void meanwhile.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const began = performance.now();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    get(site.url + PAGE, { agent }, (page) => page.resume().on('end', resolve)).on('error', reject);
    await promise;
    times.push(performance.now() - began);
    await setTimeout(EVERY_MS);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return [0.5, 0.99].map((share) => (sorted[Math.floor(share * sorted.length)] ?? 0).toFixed(2));
}
