import { test as base, type Page } from '@playwright/test';

/** Tests that share one page: a new one for each would take as long again as what most of them look at. */
export const test = base.extend<object, { onePage: Page }>({
  onePage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, contextOptions } = project.use;
      await use(await browser.newPage({ ...contextOptions, ...(baseURL && { baseURL }) }));
    },
    { scope: 'worker' },
  ],
  page: async ({ onePage }, use) => {
    await use(onePage);
    onePage.removeAllListeners();
    await onePage.unrouteAll();
  },
});
