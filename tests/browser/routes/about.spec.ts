import { expect, test } from '@playwright/test';
import { about as schema } from '../../../site/screens/about/schema.ts';
import { linksIn } from '../links.ts';
import { expectBanner } from './call-to-action.ts';
import { contentFile } from './content-file.ts';
import { expectLocations } from './locations.ts';
import { cards, cardTitles, expectFeatures, section, sectionHeadings } from './sections.ts';
import { SERVICES } from './services.ts';
import { FIRM } from './the-firm.ts';

const about = contentFile('pages/about.yaml', schema);

test.beforeEach(({ page }) => page.goto('/about'));

test('shows its sections in the order of the specification', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  await expect(sectionHeadings(page)).toHaveText([
    about.story.heading,
    'What We Do',
    'Why Clients Choose Us',
    about.locations.heading,
    about.faq.heading,
    about.banner.title,
  ]);
});

test('offers the call in its hero', async ({ page }) => {
  const hero = page.getByRole('main').locator('header');
  await expect(hero.getByRole('link', { name: /^Schedule/ })).toHaveAttribute(
    'href',
    FIRM.schedulingUrl,
  );
});

test('gives three statistics with the story', async ({ page }) => {
  await expect(section(page, about.story.heading).getByRole('listitem')).toHaveText([
    /^45\+\s*years of experience$/,
    /^5\s*Texas locations$/,
    /^1000\+\s*clients served$/,
  ]);
});

test('says in three cards what the firm does', async ({ page }) => {
  const work = section(page, 'What We Do');
  await expect(cardTitles(work)).toHaveText([
    'Comprehensive Tax Services',
    'Dedicated Small Business Support',
    'Non-Profit Expertise',
  ]);
  await expectFeatures(cards(work), about.work.cards);
});

test('gives three reasons, each with its figure', async ({ page }) => {
  const reasons = section(page, 'Why Clients Choose Us');
  await expect(cardTitles(reasons)).toHaveText([
    'Experience',
    'Personalized Service',
    'Community Commitment',
  ]);
  await expect(cards(reasons)).toContainText(['45+', '100%', '50+']);
});

test('asks four questions, and requires consent in writing for disclosure', async ({ page }) => {
  const questions = section(page, about.faq.heading).getByRole('group');
  await expect(questions.getByRole('heading', { level: 3 })).toHaveText([
    /services/i,
    /tax planning/i,
    /all year/i,
    /confidential/i,
  ]);
  await expect(questions.last()).toContainText('written consent');
});

test('lists under each answer, once open, the services it names', async ({ page }) => {
  const questions = section(page, about.faq.heading).getByRole('group');
  const names = new Map<string, string>(SERVICES);
  expect(about.faq.items.filter(({ services }) => services.length > 0)).not.toEqual([]);
  for (const [place, { services }] of about.faq.items.entries()) {
    const question = questions.nth(place);
    if (place > 0) await question.getByRole('heading').click();
    await expect(question.getByRole('paragraph').first()).toBeVisible();
    const list = question.getByRole('list', { name: 'Services' });
    await expect(list).toBeVisible({ visible: services.length > 0 });
    expect(await linksIn(list)).toEqual(
      services.map((slug) => ({ label: names.get(slug), href: `/services/${slug}` })),
    );
  }
});

test('shows the five locations and closes with the call', async ({ page }) => {
  await expectLocations(section(page, about.locations.heading));
  await expectBanner(page, about.banner.title, 'Schedule a Free Discovery Call');
});
