import { expect, test } from '@playwright/test';
import { meetTeam as schema } from '../../../site/screens/meet-team/schema.ts';
import { expectBanner } from './call-to-action.ts';
import { contentFile } from './content-file.ts';
import { initialsOf } from './initials.ts';
import { FOUNDER, MEMBERS } from './people.ts';
import { cards, section, sectionHeadings } from './sections.ts';

const team = contentFile('pages/meet-team.yaml', schema);

test.beforeEach(({ page }) => page.goto('/meet-team'));

test('shows its sections in the order of the specification', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meet the Team');
  await expect(sectionHeadings(page)).toHaveText([
    team.founder.heading,
    team.summary.heading,
    team.members.heading,
    "Let's Work Together",
  ]);
});

test('presents the founder, a principal CPA with an MBA', async ({ page }) => {
  const founder = section(page, team.founder.heading);
  await expect(founder.getByText(/principal CPA.*MBA/i)).toBeVisible();
  await expect(founder.getByRole('list', { name: 'Milestones' }).getByRole('listitem')).toHaveText([
    '50 years as a CPA',
    'Practicing since 2007',
    'Firm founded in 2009',
  ]);
});

test('lists the roles in which the founder led before', async ({ page }) => {
  const founder = section(page, team.founder.heading);
  await expect(founder.getByRole('heading', { name: 'Previous leadership roles' })).toBeVisible();
  const [first = 'no role'] = FOUNDER.roles;
  const roles = founder.getByRole('list').filter({ hasText: first }).getByRole('listitem');
  expect(FOUNDER.roles.length).toBeGreaterThan(1);
  await expect(roles).toHaveText(FOUNDER.roles);
  for (const role of await roles.all()) await expect(role).toBeVisible();
});

test('shows initials, taken from the name, where there is no photograph', async ({ page }) => {
  const founder = section(page, team.founder.heading);
  const members = cards(section(page, team.members.heading));
  await expect(members.getByRole('heading')).toHaveText(MEMBERS.map(({ name }) => name));
  for (const [person, place] of [
    [FOUNDER, founder] as const,
    ...MEMBERS.map((member, index) => [member, members.nth(index)] as const),
  ]) {
    const initials = place.getByText(initialsOf(person.name), { exact: true });
    await expect(initials).toBeVisible({ visible: !person.photo });
  }
});

test('counts the team', async ({ page }) => {
  await expect(section(page, team.summary.heading).getByRole('listitem')).toHaveText([
    /^1\s*CPA$/,
    /^5\s*college graduates in tax$/,
    /^1\s*payroll lead$/,
  ]);
});

test('shows six members with experience, education, languages and specialties', async ({
  page,
}) => {
  const members = cards(section(page, team.members.heading));
  await expect(members).toHaveCount(6);
  await expect(members).toContainText([
    'Tax Accountant Lead',
    'Tax Accountant',
    'Tax Accountant',
    'Tax and Financial Accountant',
    'Tax and Financial Accountant',
    'Financial Accountant and Payroll Lead',
  ]);
  for (const member of await members.all()) {
    await expect(member.getByRole('term')).toHaveText([
      'Experience',
      'Education',
      'Languages',
      'Specialties',
    ]);
  }
});

test('closes with the call', async ({ page }) => {
  await expectBanner(page, "Let's Work Together", 'Schedule a Free Discovery Call');
});
