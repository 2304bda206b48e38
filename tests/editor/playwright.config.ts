import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import browser from '../browser/playwright.config.ts';

/** The site's configuration without its servers. */
const { webServer: _, projects: _all, ...common } = browser;

export default defineConfig({
  ...common,
  testDir: '.',
  outputDir: join(tmpdir(), 'editor-test-results'),
});
