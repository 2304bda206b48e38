import { expect, test } from '@playwright/test';
import { servicesIndex as schema } from '../../../site/screens/services-index/schema.ts';
import { expectBanner } from './call-to-action.ts';
import { contentFile } from './content-file.ts';
import { section, sectionHeadings } from './sections.ts';
import { expectServiceGrid } from './service-grid.ts';

const index = contentFile('pages/services-index.yaml', schema);

test('lists the fifteen services, then invites to start', async ({ page }) => {
  await page.goto('/services');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(index.hero.title);
  await expectServiceGrid(section(page, index.grid.heading));
  await expect(sectionHeadings(page).last()).toHaveText('Ready to Get Started');
  await expectBanner(page, 'Ready to Get Started', 'Schedule a Free Discovery Call');
});

for (const path of ['/services/unheard-of', '/services/tax-services/2026']) {
  test(`shows the services list at ${path}`, async ({ page }) => {
    await page.goto(path);
    await expectServiceGrid(section(page, index.grid.heading));
  });
}
