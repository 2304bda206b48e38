import type { Page } from '@playwright/test';

/**
 * Makes pages wait for their typefaces, so that lines have the same lengths on any machine: otherwise
 * a late typeface is not used. Needs `bypassCSP`, since the policy rejects the changed style.
 */
export async function waitForFonts(page: Page): Promise<void> {
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replaceAll(/font-display: ?optional/g, 'font-display:block'),
    });
  });
}
