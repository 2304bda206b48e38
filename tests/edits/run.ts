/**
 * Makes every edit of docs/content.md on a copy of the project, publishes it there, and runs the
 * product's tests on what was built: those of the site that depend on content and some in the
 * browser, or, with `--all`, all in every browser. The built pages must show each edit.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../copy-project.ts';
import { findBrowser, findHeadlessShell } from '../find-browser.ts';
import { makeEdits } from './edits.ts';
import { beginRepository, publishCopy } from './publish-copy.ts';

/** Browser tests that depend on content: longer lists, a photograph, other words. */
const CHOSEN = [
  ' (/|/meet-team|/services/grant-accounting|/blog/.*) fits',
  'book:',
  'a failure is said',
];

const VITEST = 'node_modules/vitest/vitest.mjs';

const all = process.argv.includes('--all');
const copy = copyProject();
const said = join(copy, 'node_modules/.cache/published.json');

/** Runs a program in the copy; resolves to whether it succeeded. */
async function passes(...args: string[]): Promise<boolean> {
  const port = Number(process.env['TEST_PORT'] || 4322) + 1;
  const env = {
    ...process.env,
    CHROMIUM: findBrowser(),
    HEADLESS_SHELL: findHeadlessShell(),
    TEST_PORT: `${port}`,
    PUBLISHED: said,
    ...(all && { ALL_TESTS: '1' }),
  };
  const child = spawn(process.execPath, args, { cwd: copy, env, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code === 0;
}

const vitest = (folder: string) =>
  passes(VITEST, ...['run', '--config', `tests/${folder}/vitest.config.ts`]);
const playwright = (...args: string[]) =>
  passes(
    'node_modules/@playwright/test/cli.js',
    ...['test', '--config', 'tests/browser/playwright.config.ts', ...args],
  );

try {
  beginRepository(copy);
  await makeEdits(copy);
  const started = performance.now();
  const published = await publishCopy(copy);
  writeFileSync(said, JSON.stringify(published));
  if (published.code !== 0) throw new Error(`npm run publish failed: ${published.said}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  process.stdout.write(`figure: build 3, the edited site by npm run publish: ${seconds} s\n`);
  const results = [
    await vitest('edits'),
    await playwright(...(all ? [] : ['--grep', CHOSEN.join('|')])),
  ];
  if (all) results.push(await vitest('engines'), await passes(VITEST, 'run'));
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
