import type { Page } from '@playwright/test';

/**
 * Has pages wait for their typefaces, of which one that comes late would not be used, so that lines
 * have their lengths on any machine. Needs `bypassCSP`, since the policy refuses the changed style.
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
