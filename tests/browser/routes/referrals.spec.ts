import { expect, test } from '@playwright/test';
import { referrals as schema } from '../../../site/screens/referrals/schema.ts';
import { expectBanner } from './call-to-action.ts';
import { contentFile } from './content-file.ts';
import { cardTitles, section, sectionHeadings } from './sections.ts';
import { SERVICES, serviceHref } from './services.ts';

const referrals = contentFile('pages/referrals.yaml', schema);

test.beforeEach(({ page }) => page.goto('/referrals'));

test('shows its sections in the order of the specification', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We Love Referrals');
  await expect(sectionHeadings(page)).toHaveText([
    'Why Your Referrals Matter',
    'How You Can Help',
    'Services Perfect for Referrals',
    referrals.privacy.heading,
    referrals.thanks.heading,
    'Ready to Refer Someone',
  ]);
});

test('says why referrals matter', async ({ page }) => {
  await expect(cardTitles(section(page, 'Why Your Referrals Matter'))).toHaveText([
    'Your Trust Matters',
    'Complete Privacy Protection',
    'Same Excellence Guaranteed',
  ]);
});

test('says how to help', async ({ page }) => {
  await expect(cardTitles(section(page, 'How You Can Help'))).toHaveText([
    'Word of Mouth',
    'Social Media',
    'Business Networks',
  ]);
});

test('names eight services, each linked to its page', async ({ page }) => {
  const links = section(page, 'Services Perfect for Referrals').getByRole('link');
  await expect(links).toHaveCount(8);
  const names = new Map<string, string>(SERVICES.map(([slug, name]) => [serviceHref(slug), name]));
  for (const link of await links.all()) {
    const href = (await link.getAttribute('href')) ?? '';
    await expect(link).toHaveText(names.get(href) ?? `a service at ${href}`);
  }
});

test('guarantees privacy and gives thanks', async ({ page }) => {
  await expect(section(page, referrals.privacy.heading)).toContainText('written consent');
  await expect(section(page, referrals.thanks.heading)).toContainText('Thank you');
});

test('closes with phone and e-mail', async ({ page }) => {
  await expectBanner(page, 'Ready to Refer Someone', 'Schedule a Free Discovery Call');
});
