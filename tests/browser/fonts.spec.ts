import { expect, type Page, test } from '@playwright/test';

/** Whether the page requests its fonts before first paint. */
const waitsForFonts = (page: Page) =>
  page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('media')));

test('a first visitor waits for the fonts, unless the line is slow', async ({ page, context }) => {
  await page.goto('/');
  expect(await waitsForFonts(page)).toEqual(['all', 'all']);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  });
  await page.goto('/about');
  expect(await waitsForFonts(page)).toEqual(['not all', 'not all']);
});
