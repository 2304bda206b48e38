/** Time from start to listening (ms) and resident memory (MB), over ten starts of the built site: `node bench/start.ts`. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const STARTS = 10;
const data = mkdtempSync(join(tmpdir(), 'bench-'));

/** One start: milliseconds until it listens, and megabytes resident after every page was asked for once. */
async function start(): Promise<{ ms: number; megabytes: number }> {
  const begun = performance.now();
  const server = spawn('node', ['server/main.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve) => {
    server.stdout.on('data', (line: Buffer) => {
      const [address] = line.toString().match(/http:\S+/) ?? [];
      if (address) resolve(address);
    });
  });
  const ms = performance.now() - begun;
  for (const path of ['/', '/contact', '/blog', '/blog/lt11-notice-form-12153']) {
    await (await fetch(url + path)).text();
  }
  const [, kilobytes = '0'] =
    readFileSync(`/proc/${server.pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/) ?? [];
  server.kill();
  await new Promise((resolve) => server.once('close', resolve));
  return { ms, megabytes: Number(kilobytes) / 1024 };
}

const runs: { ms: number; megabytes: number }[] = [];
for (let run = 0; run < STARTS; run += 1) runs.push(await start());
const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
process.stdout.write(
  `listening after ${median(runs.map(({ ms }) => ms)).toFixed(0)} ms, resident ${median(runs.map(({ megabytes }) => megabytes)).toFixed(0)} MB (medians of ${STARTS})\n`,
);
