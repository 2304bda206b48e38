import { expect, type Page, test } from '@playwright/test';
import { linksIn } from '../links.ts';
import { ROUTES } from './routes.ts';
import { SERVICES, serviceHref } from './services.ts';
import { FIRM, LOCATIONS, OFFICE } from './the-firm.ts';
import { THIS_YEAR } from './this-year.ts';

const QUICK_LINKS = [
  ['About Us', '/about'],
  ['Meet the Team', '/meet-team'],
  ['Referrals', '/referrals'],
  ['Contact', '/contact'],
  ['Privacy Policy', '/privacy-policy'],
] as const;

const STATS = [
  ['years of experience', '45+'],
  ['clients served', '1000+'],
  ['Texas locations', '5'],
  ['service rating', '5 star'],
] as const;

for (const route of ROUTES) {
  test(`${route} has the firm’s header, footer and years`, async ({ page }) => {
    await page.goto(route);
    await expectTopBar(page);
    await expectHeader(page);
    await expectFooter(page);
    await expectPrivateNewTabs(page);
    await expectReadings(page, route);
  });
}

async function expectTopBar(page: Page): Promise<void> {
  const bar = page.getByRole('region', { name: 'Contact', exact: true });
  await expect(bar.getByRole('link', { name: FIRM.phone })).toHaveAttribute('href', FIRM.tel);
  await expect(bar.getByRole('link', { name: FIRM.email })).toHaveAttribute('href', FIRM.mailto);
  await expect(bar.getByText('Follow Us')).toBeVisible();
  const profiles = await linksIn(bar.getByRole('list', { name: 'Follow Us' }));
  expect(profiles).toHaveLength(4);
  expect(profiles).toEqual(FIRM.profiles);
}

async function expectHeader(page: Page): Promise<void> {
  const header = page.getByRole('banner').first();
  const brand = header.getByRole('link', { name: FIRM.name });
  await expect(brand).toHaveAttribute('href', '/');
  await expect(brand).toContainText('Certified Public Accountant | MBA');
  const items = header.getByRole('navigation', { name: 'Main' }).locator(':is(a, button):visible');
  await expect(items).toHaveText(['Home', 'About', 'Services', 'Blog', 'Contact']);
  await expect(
    header.getByRole('link', { name: 'Schedule Your FREE Discovery Call' }),
  ).toHaveAttribute('href', FIRM.schedulingUrl);
}

async function expectFooter(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  for (const text of [
    FIRM.tagline,
    FIRM.description,
    /Texas CPA services since 1975/,
    '45+ Years Experience',
    'Licensed CPA Firm',
    OFFICE.street,
    `© ${THIS_YEAR} ${FIRM.name}`,
    'Serving Texas Since 1975',
    'Professional Accounting Services',
  ]) {
    await expect(footer.getByText(text)).toBeVisible();
  }
  await expect(footer.getByRole('link', { name: FIRM.phone })).toHaveAttribute('href', FIRM.tel);
  await expect(footer.getByRole('link', { name: FIRM.email })).toHaveAttribute('href', FIRM.mailto);
  await expectLinks(
    page,
    'Our Services',
    SERVICES.map(([slug, name]) => [name, serviceHref(slug)]),
  );
  await expectLinks(page, 'Quick Links', QUICK_LINKS);
  await expect(footer.getByRole('heading', { name: 'Main Office' })).toBeVisible();
  await expect(footer.getByText(OFFICE.city)).toBeVisible();
  const places = LOCATIONS.map(([name]) => name);
  await expect(footer.getByRole('listitem').filter({ hasNot: page.getByRole('link') })).toHaveText([
    '45+ Years Experience',
    'Licensed CPA Firm',
    ...places,
  ]);
  await expect(footer.getByRole('term')).toHaveText(STATS.map(([label]) => label));
  await expect(footer.getByRole('definition')).toHaveText(STATS.map(([, value]) => value));
}

/** A list of the footer: these links, no others, in this order. */
async function expectLinks(
  page: Page,
  list: string,
  expected: readonly (readonly [name: string, href: string])[],
): Promise<void> {
  const links = page
    .getByRole('contentinfo')
    .getByRole('navigation', { name: list })
    .getByRole('link');
  await expect(links).toHaveText(expected.map(([name]) => name));
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(expected.map(([, href]) => href));
}

/** Every way to the calendar opens a new tab that learns neither opener nor referrer. */
async function expectPrivateNewTabs(page: Page): Promise<void> {
  const calls = page.locator(`a[href="${FIRM.schedulingUrl}"]`);
  const ways = await calls.evaluateAll((all) =>
    all.map((link) => [link.getAttribute('target'), link.getAttribute('rel')]),
  );
  expect(ways.length).toBeGreaterThan(0);
  for (const [target, rel] of ways) {
    expect(target).toBe('_blank');
    expect(rel?.split(' ')).toEqual(expect.arrayContaining(['noopener', 'noreferrer']));
  }
}

/**
 * The specification's readings contradict one another and each is shown where it belongs:
 * 1975 everywhere, 2007, 2009 and 50 years on the team page, 'hundreds' on the home page.
 */
async function expectReadings(page: Page, route: string): Promise<void> {
  await expect(page.getByText('Serving Texas Since 1975')).toBeVisible();
  const team = page.getByText(/50 years as a CPA|since 2007|founded in 2009/i);
  await expect(team).toHaveCount(route === '/meet-team' ? 3 : 0);
  await expect(page.getByText(/hundreds/i)).toHaveCount(route === '/' ? 1 : 0);
}
