import { expect, type Page, test } from '@playwright/test';
import { service as schema } from '../../../content/schemas/service.ts';
import { expectBreadcrumb, HOME } from './breadcrumb.ts';
import { expectBanner } from './call-to-action.ts';
import { contentFile } from './content-file.ts';
import {
  cards,
  cardTitles,
  expectFeatures,
  expectIcons,
  section,
  sectionHeadings,
} from './sections.ts';
import { BANNER_LABELS, FIRM_FIGURES, SERVICE_PAGES } from './service-pages.ts';
import { SERVICES, serviceHref } from './services.ts';
import { FIRM } from './the-firm.ts';

for (const [slug, name] of SERVICES) {
  const words = contentFile(`services/${slug}.yaml`, schema);
  const expected = SERVICE_PAGES[slug];

  test(`${name} has the layout and the content of the specification`, async ({ page }) => {
    await page.goto(serviceHref(slug));
    await expect(sectionHeadings(page)).toHaveText([
      words.intro.heading,
      words.cards.heading,
      words.benefits.heading,
      words.process.heading,
      words.banner.title,
    ]);
    await expectHero(page, slug, name);
    await expectIntroduction(page);
    await expectCards(page);
    await expectFigures(page);
    await expectSteps(page);
    await expectBanner(page, words.banner.title, expected.button);
  });

  async function expectIntroduction(page: Page): Promise<void> {
    const intro = section(page, words.intro.heading);
    await expect(cards(intro)).toHaveCount(4);
    if (!expected.panel) return;
    const panel = intro.getByRole('complementary', { name: expected.panel.heading });
    await expect(panel.getByRole('listitem')).toHaveCount(
      expected.panel.points ?? words.intro.panel?.items.length ?? 0,
    );
  }

  async function expectCards(page: Page): Promise<void> {
    const grid = section(page, words.cards.heading);
    const titles = cardTitles(grid);
    await expect(titles).toHaveCount(8);
    await expectIcons(cards(grid));
    await expectFeatures(cards(grid), words.cards.items);
    const shown = await titles.allTextContents();
    for (const [place, title] of (expected.cards ?? []).entries()) {
      expect(shown[place]).toMatch(title);
    }
  }

  async function expectFigures(page: Page): Promise<void> {
    const figures = cards(section(page, words.benefits.heading)).locator(':scope > p:first-child');
    await expect(figures).toHaveCount(6);
    const shown = (await figures.allTextContents()).map((text) => text.replace(/\s+/g, ' ').trim());
    expect(shown).toEqual(expect.arrayContaining([...expected.figures]));
    const others = shown.filter((figure) => !expected.figures.includes(figure));
    expect(FIRM_FIGURES).toEqual(expect.arrayContaining(others));
  }

  async function expectSteps(page: Page): Promise<void> {
    const steps = cardTitles(section(page, words.process.heading));
    await expect(steps).toHaveCount(4);
    if (expected.steps) await expect(steps).toHaveText(expected.steps);
  }
}

/** Title, picture, breadcrumb and button. */
async function expectHero(page: Page, slug: string, name: string): Promise<void> {
  const hero = page.getByRole('main').locator('header');
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(hero.locator('img')).toHaveAttribute('src', new RegExp(`^/art/${slug}\\.`));
  await expect(hero.getByRole('link', { name: /^Schedule/ })).toHaveAttribute(
    'href',
    FIRM.schedulingUrl,
  );
  await expectBreadcrumb(page, [HOME, ['Services', '/services']], name);
}

test('all four banner labels are in use', () => {
  const used = Object.values(SERVICE_PAGES).map(({ button }) => button);
  expect(new Set(used)).toEqual(new Set(BANNER_LABELS));
});

test('Tax Preparation & Planning heads its cards ‘Comprehensive Tax Services’', async ({
  page,
}) => {
  await page.goto('/services/tax-services');
  await expect(sectionHeadings(page).nth(1)).toHaveText('Comprehensive Tax Services');
});

test('Cash Flow Management forecasts weekly, monthly and up to five years out', async ({
  page,
}) => {
  await page.goto('/services/cash-flow-management');
  const main = page.getByRole('main');
  for (const reach of [/weekly/i, /monthly/i, /up to five years/i]) {
    await expect(main.getByText(reach).first()).toBeVisible();
  }
});
