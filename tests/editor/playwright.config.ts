import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { HANG_MS } from '../hang.ts';
import { WORKERS } from '../machine.ts';
import { QUIET_FLAGS } from '../quiet-flags.ts';

const { HEADLESS_SHELL } = process.env;

export default defineConfig({
  testDir: '.',
  outputDir: join(tmpdir(), 'editor-test-results'),
  workers: WORKERS,
  forbidOnly: true,
  timeout: HANG_MS,
  expect: { timeout: HANG_MS },
  reporter: [['line']],
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(HEADLESS_SHELL && { executablePath: HEADLESS_SHELL }),
      args: [...QUIET_FLAGS],
    },
  },
});
