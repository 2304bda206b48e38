/**
 * Makes every edit of docs/content.md on a copy of the project, builds it, and runs the product's
 * tests on what was built: those of the site that depend on content and one in the browser, or,
 * with `--all`, all in every browser. The built pages must show each edit.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { copyProject } from '../copy-project.ts';
import { findBrowser, findHeadlessShell } from '../find-browser.ts';
import { makeEdits } from './edits.ts';

/** This browser test runs only where the firm shows the notice, as the edited site does. */
const CHOSEN = 'a failure is said';

const VITEST = 'node_modules/vitest/vitest.mjs';

const all = process.argv.includes('--all');
const copy = copyProject();

/** Runs a program in the copy; resolves to whether it succeeded. */
async function passes(...args: string[]): Promise<boolean> {
  const port = Number(process.env['TEST_PORT'] || 4322) + 1;
  const env = {
    ...process.env,
    CHROMIUM: findBrowser(),
    HEADLESS_SHELL: findHeadlessShell(),
    TEST_PORT: `${port}`,
    ...(all && { ALL_TESTS: '1' }),
  };
  const child = spawn(process.execPath, args, { cwd: copy, env, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code === 0;
}

const vitest = (folder: string) =>
  passes(VITEST, ...['run', '--config', `tests/${folder}/vitest.config.ts`]);
const playwright = (folder: string, ...args: string[]) =>
  passes(
    'node_modules/@playwright/test/cli.js',
    ...['test', '--config', `tests/${folder}/playwright.config.ts`, ...args],
  );

try {
  await makeEdits(copy);
  // Tests that copy the project ask Git for its files.
  spawnSync('git', ['init', '--quiet'], { cwd: copy });
  const started = performance.now();
  if (!(await passes('scripts/build.ts'))) throw new Error('the edited site cannot be built');
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  process.stdout.write(`figure: build 3, the edited site: ${seconds} s\n`);
  const results = [
    await vitest('edits'),
    await (all ? playwright('browser') : playwright('edits', '--grep', CHOSEN)),
  ];
  if (all) results.push(await vitest('engines'), await passes(VITEST, 'run'));
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
