import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A check of `npm test`. */
export interface Check {
  name: string;
  /** A command of node_modules/.bin. */
  command: readonly string[];
  /** Whether it needs the built site. */
  needsBuild?: true;
  /** Whether it also needs the site built for Netlify. */
  needsNetlifyBuild?: true;
  /** Whether it needs a browser. */
  needsBrowser?: true;
  /** Whether it waits for the build: both write Astro's types. */
  afterBuild?: true;
}

const PROJECT = join(import.meta.dirname, '..');
// Generates Astro's types of the fonts, which a fresh clone lacks.
const typed = existsSync(join(PROJECT, '.astro/types.d.ts')) ? ['--noSync'] : [];

const vitest = (...args: string[]) => ['vitest', 'run', ...args];
const inFolder = (folder: string) => vitest('--config', `tests/${folder}/vitest.config.ts`);
const playwright = (folder: string) => [
  ...['playwright', 'test'],
  ...['--config', `tests/${folder}/playwright.config.ts`],
];

/** The checks in the order in which they start: the quick ones, then the longest first. */
export const CHECKS: readonly Check[] = [
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings'] },
  { name: 'types', command: ['tsc'] },
  { name: 'spelling', command: ['cspell', 'lint', '--no-progress'] },
  {
    name: 'browser',
    command: playwright('browser'),
    needsBuild: true,
    needsNetlifyBuild: true,
    needsBrowser: true,
  },
  { name: 'site', command: inFolder('site'), needsBuild: true },
  { name: 'processes', command: vitest('--project', 'processes') },
  { name: 'edits', command: inFolder('edits') },
  { name: 'unit', command: vitest('--project', 'unit') },
  { name: 'engines', command: inFolder('engines'), needsBuild: true },
  { name: 'netlify', command: inFolder('netlify'), needsBuild: true, needsNetlifyBuild: true },
  { name: 'data-api', command: inFolder('data-api'), needsBuild: true },
  {
    name: 'astro',
    command: [
      ...['astro', 'check', ...typed, '--tsconfig', 'tsconfig.astro.json'],
      ...['--minimumFailingSeverity', 'warning'],
    ],
    afterBuild: true,
  },
  { name: 'editor', command: playwright('editor'), needsBrowser: true },
];

/** The checks of `npm run test:long`: dozens of kills and round trips, and all tests on an edited site. */
export const LONG_CHECKS: readonly Check[] = [
  { name: 'dozens', command: vitest('kills.process', 'every-field', 'files/export') },
  { name: 'edited', command: ['node', 'tests/edits/run-all.ts'] },
];
