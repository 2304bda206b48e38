import { expect, test } from '@playwright/test';
import { expectBreadcrumb, HOME, type Step } from './breadcrumb.ts';

const ABOUT: Step = ['About', '/about'];
const BLOG: Step = ['Blog', '/blog'];

const TRAILS: readonly [route: string, links: readonly Step[], last: string][] = [
  ['/about', [HOME], 'About Us'],
  ['/meet-team', [HOME, ABOUT], 'Meet the Team'],
  ['/referrals', [HOME, ABOUT], 'Referrals'],
  ['/privacy-policy', [HOME], 'Privacy Policy'],
  ['/contact', [HOME], 'Contact'],
  ['/services', [HOME], 'Services'],
  ['/thank-you', [HOME], 'Thank You'],
  ['/blog', [HOME], 'Blog'],
  ['/small-company-accountant', [HOME, BLOG], 'Small Company Accountant'],
];

for (const [route, links, last] of TRAILS) {
  test(`${route} has its breadcrumb`, async ({ page }) => {
    await page.goto(route);
    await expectBreadcrumb(page, links, last);
  });
}

test('the home page has none', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0);
});
