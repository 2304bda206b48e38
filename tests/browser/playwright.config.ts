import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { WORKERS } from '../machine.ts';
import { QUIET_FLAGS } from '../quiet-flags.ts';
import { TEST_TIMEOUT_MS } from '../test-timeout.ts';
import { DATA_DIR, NETLIFY_DATA_DIR, NETLIFY_PORT, OUTPUT, PORT } from './served.ts';

const PROJECT = join(import.meta.dirname, '../..');
const { CHROMIUM, HEADLESS_SHELL = CHROMIUM } = process.env;
/** Tests that need a whole browser: to restore a page, or print it. */
const WHOLE = ['back.spec.ts', 'printed.spec.ts'];

/** A server that Playwright starts and stops. */
const served = (port: number, command: string, env: Readonly<Record<string, string>>) => ({
  command,
  cwd: PROJECT,
  url: `http://127.0.0.1:${port}/`,
  reuseExistingServer: false,
  timeout: TEST_TIMEOUT_MS,
  env: { ENV_FILE: '', PORT: String(port), RATE_LIMIT: 'off', ...env },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: TEST_TIMEOUT_MS },
});

function launching(executablePath: string | undefined) {
  return {
    ...(executablePath && { executablePath }),
    args: [
      ...QUIET_FLAGS,
      // A spare renderer for each page costs a tenth of the run. The other two flags are
      // Playwright's defaults, repeated because this flag replaces them.
      '--disable-features=SpareRendererForSitePerProcess,HttpsUpgrades,PaintHolding',
    ],
  };
}

export default defineConfig({
  testDir: '.',
  outputDir: OUTPUT,
  snapshotPathTemplate: '{testDir}/{testFileDir}/{testFileName}-snapshots/{arg}{ext}',
  fullyParallel: true,
  workers: WORKERS,
  retries: 0,
  forbidOnly: true,
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: TEST_TIMEOUT_MS },
  reporter: [['line']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launching(HEADLESS_SHELL),
  },
  projects: [
    { name: 'site', testIgnore: WHOLE },
    { name: 'site, whole browser', testMatch: WHOLE, use: { launchOptions: launching(CHROMIUM) } },
    {
      name: 'on Netlify',
      testMatch: 'journey.spec.ts',
      grep: /to a message/,
      use: { baseURL: `http://127.0.0.1:${NETLIFY_PORT}` },
    },
  ],
  webServer: [
    served(PORT, 'node dist/server/entry.mjs', { DATA_DIR }),
    served(NETLIFY_PORT, 'node tests/netlify/serve.ts', { DATA_DIR: NETLIFY_DATA_DIR }),
  ],
});
