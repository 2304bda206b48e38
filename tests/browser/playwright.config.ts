import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { DATA_DIR, OUTPUT, PORT } from './served.ts';

export default defineConfig({
  testDir: '.',
  outputDir: OUTPUT,
  snapshotPathTemplate: '{testDir}/{testFileDir}/{testFileName}-snapshots/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Bounds for a busy machine; nothing is expected to take this long.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['line']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1440, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(process.env['CHROMIUM'] && { executablePath: process.env['CHROMIUM'] }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A process in waiting for each page costs a tenth of the whole run. The other two are
        // Playwright's own, said again because this flag takes the place of its.
        '--disable-features=SpareRendererForSitePerProcess,HttpsUpgrades,PaintHolding',
      ],
    },
  },
  webServer: {
    command: 'node server/main.ts',
    cwd: join(import.meta.dirname, '../..'),
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false,
    env: { ENV_FILE: '', PORT: String(PORT), DATA_DIR, RATE_LIMIT: 'off' },
  },
});
