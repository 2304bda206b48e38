/**
 * `npm run bench -- build [times …]`: how long the site takes to build from nothing (s), the most
 * memory that it holds meanwhile (MB), and what is built: with the services and articles there are,
 * and with so many times as many, ten unless said. Each three times in turn, in a copy of the
 * project; the figures are medians.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../tests/copy-project.ts';
import { peakMegabytes } from '../tests/resident-megabytes.ts';
import { median } from './load/median.ts';
import { multiplyContent } from './load/more-content.ts';
import { printRow } from './load/print-row.ts';

const ROUNDS = 3;
const LOOK_EVERY_MS = 50;
const WIDTH = 6;
const given = process.argv.slice(2).map(Number);
const sizes = [1, ...(given.length > 0 ? given : [10])];

interface Build {
  seconds: number;
  megabytes: number;
  services: number;
  posts: number;
  pages: number;
}

const builds = new Map<number, Build[]>();
for (let round = 0; round < ROUNDS; round += 1) {
  for (const times of sizes) builds.set(times, [...(builds.get(times) ?? []), await build(times)]);
}
const COLUMNS = ['services', 'posts', 'pages', 'seconds', 'megabytes'] as const;
printRow('', WIDTH, COLUMNS);
for (const [times, measured] of builds) {
  const figures = COLUMNS.map((column) => median(measured.map((each) => each[column])));
  printRow(
    `${times} x`,
    WIDTH,
    figures.map((figure, column) => figure.toFixed(COLUMNS[column] === 'seconds' ? 1 : 0)),
  );
}

async function build(times: number): Promise<Build> {
  const folder = copyProject();
  try {
    multiplyContent(folder, times);
    const begun = performance.now();
    const child = spawn(process.execPath, ['setup/build.ts'], {
      cwd: folder,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const { pid } = child;
    if (pid === undefined) throw new Error('The build did not start');
    let megabytes = 0;
    const looking = setInterval(() => {
      megabytes = Math.max(megabytes, peakMegabytes(pid) || 0);
    }, LOOK_EVERY_MS);
    const [code] = await once(child, 'exit');
    clearInterval(looking);
    if (code !== 0) throw new Error(`The build with ${times} times the content failed`);
    const count = (files: string) => globSync(join(folder, files)).length;
    return {
      seconds: (performance.now() - begun) / 1_000,
      megabytes,
      services: count('content/services/*.yaml'),
      posts: count('content/posts/*.md'),
      pages: count('dist/client/**/*.html'),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
