import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { QUIET_FLAGS } from '../quiet-flags.ts';

const { HEADLESS_SHELL } = process.env;

export default defineConfig({
  testDir: '.',
  outputDir: join(tmpdir(), 'editor-test-results'),
  workers: 2,
  forbidOnly: true,
  // Limits for a busy machine; usual runs are far below.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['line']],
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(HEADLESS_SHELL && { executablePath: HEADLESS_SHELL }),
      args: [...QUIET_FLAGS],
    },
  },
});
