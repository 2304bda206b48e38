import { defineConfig } from '@playwright/test';
import browser from '../browser/playwright.config.ts';

const [site] = [browser.webServer ?? []].flat();

/** Tests of the editing loop, in the copy with the edits of the guide: they write files there. */
export default defineConfig({
  ...browser,
  testDir: '.',
  // The tests change files that all pages read.
  workers: 1,
  projects: [{ name: 'edits' }],
  ...(site && {
    // Playwright sets it to "test", with which Astro serves no pages.
    webServer: {
      ...site,
      command: 'node scripts/dev.ts',
      env: { ...site.env, NODE_ENV: 'development' },
    },
  }),
});
