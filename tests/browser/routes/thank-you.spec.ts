import { expect, test } from '@playwright/test';
import { thankYou as schema } from '../../../site/screens/thank-you/schema.ts';
import { contentFile } from './content-file.ts';
import { cards, cardTitles, section, sectionHeadings } from './sections.ts';
import { FIRM, OFFICE } from './the-firm.ts';

const thankYou = contentFile('pages/thank-you.yaml', schema);

test.beforeEach(({ page }) => page.goto('/thank-you'));

test('confirms the call, then shows its sections in order', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/call is scheduled$/);
  await expect(sectionHeadings(page)).toHaveText([
    thankYou.next.heading,
    thankYou.contact.heading,
    thankYou.topics.heading,
    thankYou.credibility.heading,
  ]);
});

test('names three next steps', async ({ page }) => {
  const steps = section(page, thankYou.next.heading);
  await expect(cardTitles(steps)).toHaveText([
    'Check your e-mail',
    'Prepare your questions',
    'Gather your documents',
  ]);
  await expect(cards(steps).first()).toContainText('confirmation');
});

test('gives the office’s phone and hours, and its e-mail', async ({ page }) => {
  const office = cards(section(page, thankYou.contact.heading));
  await expect(office).toContainText([OFFICE.hours, 'Answered within 24 hours']);
  await expect(office.getByRole('link', { name: FIRM.phone })).toHaveAttribute('href', FIRM.tel);
  await expect(office.getByRole('link', { name: FIRM.email })).toHaveAttribute('href', FIRM.mailto);
});

test('lists six services to discuss', async ({ page }) => {
  const links = section(page, thankYou.topics.heading).getByRole('link');
  await expect(links).toHaveCount(6);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^\/services\/[a-z-]+$/);
  }
});

test('shows the firm’s figures and three ways on', async ({ page }) => {
  const strip = section(page, thankYou.credibility.heading);
  await expect(strip.getByRole('definition')).toHaveText(['45+', '1000+']);
  await expect(strip.getByRole('term')).toHaveText(['years of experience', 'clients served']);
  const ways = strip.getByRole('link');
  await expect(ways).toHaveCount(3);
  for (const [place, href] of ['/about', '/meet-team', '/services'].entries()) {
    await expect(ways.nth(place)).toHaveAttribute('href', href);
  }
});
