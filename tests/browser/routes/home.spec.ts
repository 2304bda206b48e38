import { expect, test } from '@playwright/test';
import { testimonials as testimonialsSchema } from '../../../content/schemas/testimonial.ts';
import { home as schema } from '../../../site/screens/home/schema.ts';
import { expectBanner } from './call-to-action.ts';
import { contentFile } from './content-file.ts';
import { initialsOf } from './initials.ts';
import { expectLocations } from './locations.ts';
import { cards, section, sectionHeadings } from './sections.ts';
import { expectServiceGrid } from './service-grid.ts';
import { FIRM } from './the-firm.ts';

const home = contentFile('pages/home.yaml', schema);
const testimonials = contentFile('testimonials.yaml', testimonialsSchema);

const MEMBERSHIPS = [
  'American Institute of CPAs',
  'Houston CPA Society',
  'Texas Society of CPAs',
  'San Antonio CPA Society',
  'Dallas CPA Society',
  'QuickBooks Certified ProAdvisor',
];

const BENEFITS = [
  '45+ years of experience',
  '1:1 client-to-CPA ratio',
  '365 days available',
  '100% compliance rate',
  '5 star service rating',
  '5 Texas locations',
];

test.beforeEach(({ page }) => page.goto('/'));

test('shows its sections in the order of the specification', async ({ page }) => {
  await expect(sectionHeadings(page)).toHaveText([
    'Ready to Get Started?',
    home.about.heading,
    home.memberships.heading,
    home.services.heading,
    home.benefits.heading,
    home.testimonials.heading,
    home.locations.heading,
    home.banner.title,
  ]);
});

test('opens with the hero', async ({ page }) => {
  const hero = page.getByRole('main').locator('header');
  await expect(hero.getByText('CPA Services Since 1975', { exact: true })).toBeVisible();
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText(
    'Expert Accounting & Tax Services in Texas',
  );
  await expect(
    hero.getByText('Serving Houston, Dallas & San Antonio', { exact: true }),
  ).toBeVisible();
  await expect(hero.getByText(/45\+ years/)).toBeVisible();
  await expect(hero.getByRole('link', { name: 'Schedule Your FREE Discovery Call' })).toHaveCount(
    2,
  );
});

test('offers both phone lines and e-mail on the hero’s card', async ({ page }) => {
  const card = page.getByRole('main').locator('header');
  await expect(card.getByRole('heading', { name: 'Ready to Get Started?' })).toBeVisible();
  await expect(card.getByRole('term')).toHaveText(['Call anytime', 'E-mail', 'Main office']);
  await expect(card.getByRole('link', { name: FIRM.anytimePhone })).toHaveAttribute(
    'href',
    FIRM.anytimeTel,
  );
  await expect(card.getByRole('link', { name: FIRM.phone })).toHaveAttribute('href', FIRM.tel);
  await expect(card.getByRole('link', { name: FIRM.email })).toHaveAttribute('href', FIRM.mailto);
  await expect(card.getByText('Licensed • Experienced • Trusted Since 1975')).toBeVisible();
});

test('leads from the about teaser to /about', async ({ page }) => {
  const about = section(page, home.about.heading);
  await expect(about.getByRole('link')).toHaveAttribute('href', '/about');
});

test('shows six memberships', async ({ page }) => {
  const strip = section(page, home.memberships.heading);
  await expect(strip.getByRole('listitem')).toHaveCount(6);
  for (const name of MEMBERSHIPS) await expect(strip.getByRole('img', { name })).toBeVisible();
});

test('says ‘hundreds’ once, beside the 1000+ clients', async ({ page }) => {
  const about = section(page, home.about.heading);
  await expect(about.getByText(/served hundreds of/)).toBeVisible();
  await expect(about.getByRole('term')).toHaveText([
    'years of experience',
    'Texas locations',
    'clients served',
  ]);
  await expect(about.getByRole('definition')).toHaveText(['45+', '5', '1000+']);
});

test('shows fifteen service cards', async ({ page }) => {
  await expectServiceGrid(section(page, home.services.heading));
});

test('shows six benefits with the firm’s figures', async ({ page }) => {
  await expect(cards(section(page, home.benefits.heading))).toContainText(BENEFITS);
});

test('shows three testimonials of five stars', async ({ page }) => {
  const figures = section(page, home.testimonials.heading).getByRole('figure');
  await expect(figures).toHaveCount(3);
  for (const figure of await figures.all()) {
    await expect(figure.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible();
    await expect(figure.getByRole('blockquote')).toHaveText(/\w/);
  }
});

test('signs each testimonial with initials, name and role', async ({ page }) => {
  const figures = section(page, home.testimonials.heading).getByRole('figure');
  for (const [place, { name, role }] of testimonials.entries()) {
    const figure = figures.nth(place);
    await expect(figure.getByText(initialsOf(name), { exact: true })).toBeVisible();
    await expect(figure.getByText(name, { exact: true })).toBeVisible();
    await expect(figure.getByText(role)).toBeVisible();
  }
});

test('shows the five locations and closes with the call', async ({ page }) => {
  await expectLocations(section(page, home.locations.heading));
  await expectBanner(page, home.banner.title, 'Schedule Your FREE Discovery Call');
});
