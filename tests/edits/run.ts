/**
 * Makes every edit of docs/content.md on a copy of the project, and serves it as the editing loop
 * does: the pages must show each edit. With `--all`, builds the copy too, and runs on it all tests in
 * every browser.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { copyProject } from '../copy-project.ts';
import { findBrowser, findHeadlessShell } from '../find-browser.ts';
import { makeEdits } from './edits.ts';

const VITEST = 'node_modules/vitest/vitest.mjs';

const copy = copyProject();

/** Runs a program in the copy; resolves to whether it succeeded. */
async function passes(...args: string[]): Promise<boolean> {
  const port = Number(process.env['TEST_PORT'] || 4322) + 1;
  const env = {
    ...process.env,
    CHROMIUM: findBrowser(),
    HEADLESS_SHELL: findHeadlessShell(),
    TEST_PORT: `${port}`,
  };
  const child = spawn(process.execPath, args, { cwd: copy, env, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code === 0;
}

const vitest = (...args: string[]) => passes(VITEST, 'run', ...args);
const playwright = (folder: string) =>
  passes(
    'node_modules/@playwright/test/cli.js',
    ...['test', '--config', `tests/${folder}/playwright.config.ts`],
  );

try {
  await makeEdits(copy);
  // Tests that copy the project ask Git for its files.
  spawnSync('git', ['init', '--quiet'], { cwd: copy });
  const results = [await playwright('edits')];
  if (process.argv.includes('--all')) {
    if (!(await passes('scripts/build.ts'))) throw new Error('the edited site cannot be built');
    const site = await vitest('--config', 'tests/site/vitest.config.ts', 'tests/site');
    const engines = await vitest('--config', 'tests/engines/vitest.config.ts');
    results.push(site, engines, await playwright('browser'), await vitest());
  }
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
