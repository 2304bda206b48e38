import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A check of `npm test`. */
export interface Check {
  name: string;
  /** A command of node_modules/.bin. */
  command: readonly string[];
  /** Needs the built site. */
  ofBuilt?: true;
  /** Needs a browser. */
  inBrowser?: true;
  /** Waits for the build, if there is one: both write Astro's types. */
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
  { name: 'browser', command: playwright('browser'), ofBuilt: true, inBrowser: true },
  { name: 'site', command: inFolder('site'), ofBuilt: true },
  { name: 'processes', command: vitest('--project', 'processes') },
  { name: 'edits', command: ['node', 'tests/edits/run.ts'], ofBuilt: true, inBrowser: true },
  { name: 'unit', command: vitest('--project', 'unit') },
  { name: 'engines', command: inFolder('engines'), ofBuilt: true },
  { name: 'netlify', command: inFolder('netlify'), ofBuilt: true },
  { name: 'data-api', command: inFolder('data-api'), ofBuilt: true },
  {
    name: 'astro',
    command: [
      ...['astro', 'check', ...typed, '--tsconfig', 'tsconfig.astro.json'],
      ...['--minimumFailingSeverity', 'warning'],
    ],
    afterBuild: true,
  },
  { name: 'editor', command: playwright('editor'), inBrowser: true },
  { name: 'specification', command: inFolder('specification'), ofBuilt: true },
];

/** The checks of `npm run test:long`: kills and choices by the dozen, and all tests on the edited site. */
export const LONG_CHECKS: readonly Check[] = [
  { name: 'crash', command: ['node', 'tests/crash/main.ts'], ofBuilt: true },
  {
    name: 'dozens',
    command: vitest(
      'follow.process',
      'publish/publish.process',
      'every-field',
      'notes/note.test',
      'files/export',
    ),
  },
  {
    name: 'edits',
    command: ['node', 'tests/edits/run.ts', '--all'],
    ofBuilt: true,
    inBrowser: true,
  },
];
