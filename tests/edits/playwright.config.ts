import { defineConfig } from '@playwright/test';
import browser from '../browser/playwright.config.ts';

/** Without the site on Netlify, which would be one more build. */
const [site] = [browser.webServer ?? []].flat();

export default defineConfig({
  ...browser,
  testDir: '../browser',
  ...(site && { webServer: site }),
});
