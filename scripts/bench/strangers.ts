/**
 * `npm run bench:strangers -- [count]`: response times of a page for a visitor (ms), without load and
 * during hostile requests, 2,000 each by default, on one connection and on eight.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serveBuiltSite } from '../../tests/serve-built-site.ts';

const COUNT = Number(process.argv[2] ?? 2_000);
const EVERY_MS = 5;
const ALONE_MS = 10_000;

const grows = encodeURIComponent('ﷺ⒪'.repeat(30));
const message = `form-name=contact&name=A&email=a%40b.co&message=${'4111 '.repeat(12_000)}`;
/** A path and a form's body, if any; `#` is replaced by a new number in each request. */
const ATTACKS: Readonly<Record<string, readonly string[]>> = {
  'a number that grows': ['/find', `number=${grows}`],
  'its address': [`/find?number=${grows}`],
  'words of 16 KB': ['/find', `number=${'thousand+o+hundred+'.repeat(860)}`],
  'ever new codes': ['/find?number=Q#'],
  'a form of 60 KB, refused': ['/', message],
};

const site = await serveBuiltSite();
await visitDuring(pause(ALONE_MS));
say('beside', ['p50', 'p99', 'longest']);
say('nobody', await visitDuring(pause(ALONE_MS)));
for (const connections of [1, 8]) {
  for (const [name, [path = '', body = '']] of Object.entries(ATTACKS)) {
    const args = [site.url + path, body, `${COUNT}`, `${connections}`];
    const stranger = fork(join(import.meta.dirname, 'load/stranger.ts'), args);
    // Gives the visitor's requests priority.
    setPriority(stranger.pid ?? 0, constants.priority.PRIORITY_LOW);
    say(`${name}, ${connections} at once`, await visitDuring(once(stranger, 'exit')));
  }
}
await site.close();

/** The median, 99th percentile and maximum of a page's response times until a promise settles. */
async function visitDuring(meanwhile: Promise<unknown>): Promise<string[]> {
  const times: number[] = [];
  let isOver = false;
  meanwhile.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const began = performance.now();
    await (await fetch(`${site.url}/about`)).arrayBuffer();
    times.push(performance.now() - began);
    await pause(EVERY_MS);
  }
  times.sort((a, b) => a - b);
  const shares = [0.5, 0.99, 1].map((share) => times[Math.ceil(share * times.length) - 1] ?? 0);
  return shares.map((time) => time.toFixed(1));
}

function say(name: string, cells: readonly string[]): void {
  process.stdout.write(`${[name, ...cells].join(' | ')}\n`);
}
