import { expect, test } from '@playwright/test';
import { smallCompanyAccountant as schema } from '../../../site/screens/small-company-accountant/schema.ts';
import { expectBanner } from './call-to-action.ts';
import { contentFile } from './content-file.ts';
import { section, sectionHeadings } from './sections.ts';

const article = contentFile('pages/small-company-accountant.yaml', schema);

/** The first nine subjects of the specification; the call to action is the tenth. */
const SUBJECTS = [
  /small-business challenge/i,
  /why hire/i,
  /range of accounting services/i,
  /bookkeeper, accountant or CPA/i,
  /pick up the phone/i,
  /questions to ask yourself/i,
  /tax, time, decisions and compliance/i,
  /core services/i,
  /find and vet an accountant/i,
];

test.beforeEach(({ page }) => page.goto('/small-company-accountant'));

test('tells its ten sections in the order of the specification', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Small Company Accountant');
  await expect(sectionHeadings(page)).toHaveText([...SUBJECTS, article.banner.title]);
});

test('quotes the share that outsources and the hourly rates', async ({ page }) => {
  const why = section(page, article.sections[1]?.heading ?? '');
  await expect(why).toContainText(/37%\s*of small businesses/);
  await expect(why).toContainText('from about $37 to over $400');
});

test('compares bookkeeper, accountant and CPA in a table', async ({ page }) => {
  const table = page.getByRole('table', { name: 'Who does what in a small company' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'What to compare',
    'Bookkeeper',
    'Accountant',
    'CPA',
  ]);
  const row = table.getByRole('row', { name: /represent you at the IRS/ });
  await expect(row.getByRole('cell')).toHaveText(['No', /enrolled agent or attorney/, 'Yes']);
});

test('asks questions to assess oneself', async ({ page }) => {
  const questions = section(page, article.sections[5]?.heading ?? '').getByRole('listitem');
  await expect(questions).toHaveCount(12);
  for (const question of await questions.all()) await expect(question).toHaveText(/\?$/);
});

test('closes with the call, phone and e-mail', async ({ page }) => {
  await expectBanner(page, article.banner.title, 'Schedule a Free Discovery Call');
});
