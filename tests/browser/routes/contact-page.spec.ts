import { expect, test } from '@playwright/test';
import { contact as schema } from '../../../site/screens/contact/schema.ts';
import { expectBanner } from './call-to-action.ts';
import { contentFile } from './content-file.ts';
import { cards, cardTitles, section, sectionHeadings } from './sections.ts';
import { FIRM, LOCATIONS, OFFICE } from './the-firm.ts';

const contact = contentFile('pages/contact.yaml', schema);

test.beforeEach(({ page }) => page.goto('/contact'));

test('shows its sections in the order of the specification', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us Today');
  await expect(sectionHeadings(page)).toHaveText([
    contact.cards.heading,
    contact.office.heading,
    'What to Expect',
    'Get In Touch',
    'Additional Texas Locations',
    contact.form.heading,
    contact.banner.title,
  ]);
});

test('shows three contact cards, the address leading to the map on the page', async ({ page }) => {
  const links = section(page, contact.cards.heading).getByRole('link');
  await expect(links).toContainText([FIRM.phone, FIRM.email, OFFICE.street]);
  await expect(links.nth(0)).toHaveAttribute('href', FIRM.tel);
  await expect(links.nth(1)).toHaveAttribute('href', FIRM.mailto);
  const anchor = (await links.nth(2).getAttribute('href')) ?? '';
  expect(anchor).toMatch(/^#/);
  await expect(page.locator(anchor).locator('iframe')).toBeVisible();
});

test('shows the office with its hours and a map that loads late', async ({ page }) => {
  const office = page.getByRole('main');
  const definitions = office.getByRole('definition');
  await expect(definitions.filter({ hasText: OFFICE.street })).toContainText(OFFICE.city);
  await expect(definitions.filter({ hasText: OFFICE.hours })).toContainText(OFFICE.weekends);
  const map = page.locator('iframe');
  await expect(map).toHaveAttribute('loading', 'lazy');
  await expect(map).toHaveAttribute('src', /^https:\/\/(maps|www)\.google\.com\/.*6575/);
  await expect(map).toHaveAttribute('title', /map/i);
});

test('says in three steps what to expect of the free call', async ({ page }) => {
  const titles = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 });
  await expect(titles.filter({ hasText: /Assessment|Strategy|Next Steps/ })).toHaveText([
    'Assessment',
    'Strategy',
    'Next Steps',
  ]);
});

test('says ‘the form below’ over the booking panel, and has no form there', async ({ page }) => {
  const touch = section(page, 'Get In Touch');
  await expect(touch).toContainText('Fill out the form below');
  await expect(touch.getByRole('textbox')).toHaveCount(0);
  await expect(touch.getByRole('link', { name: /^Schedule/ })).toHaveAttribute(
    'href',
    FIRM.schedulingUrl,
  );
  await expect(touch.getByRole('link', { name: FIRM.phone })).toHaveAttribute('href', FIRM.tel);
  await expect(touch.getByRole('link', { name: FIRM.anytimePhone })).toHaveAttribute(
    'href',
    FIRM.anytimeTel,
  );
  await expect(touch.getByRole('link', { name: FIRM.email })).toHaveAttribute('href', FIRM.mailto);
});

test('sends visitors of the four other locations to the main office', async ({ page }) => {
  const places = section(page, 'Additional Texas Locations');
  const elsewhere = LOCATIONS.slice(1);
  await expect(cardTitles(places)).toHaveText(elsewhere.map(([name]) => name));
  await expect(cards(places)).toContainText(elsewhere.map(([, about]) => about));
  for (const place of await cards(places).all()) {
    await expect(place).toContainText(`Contact the main office at ${FIRM.phone}`);
    await expect(place.getByRole('link', { name: FIRM.phone })).toHaveAttribute('href', FIRM.tel);
  }
});

test('offers the seven subjects, none chosen', async ({ page }) => {
  const subject = page.getByRole('combobox', { name: 'Subject' });
  await expect(subject.getByRole('option')).toHaveText([
    'Select a topic',
    'Tax Preparation',
    'Business Consulting',
    'QuickBooks Support',
    'IRS Problems',
    'Payroll Services',
    'Financial Planning',
    'Other',
  ]);
  await expect(subject).toHaveValue('');
});

test('carries three trust badges and closes with the call', async ({ page }) => {
  const badges = section(page, contact.form.heading).getByRole('listitem');
  await expect(badges).toHaveText(['24-Hour Response', 'CPA Licensed', '45+ Years Experience']);
  await expectBanner(page, contact.banner.title, 'Schedule a Free Discovery Call');
});
