import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary-folder.ts';
import { bylines } from './bylines.ts';

/** A post whose byline gives Ann Lee a title, and the card of Ann Lee. */
const found = (title: string, card = 'name: Ann Lee\napproved: 2026-11-24') =>
  bylines(
    temporaryFolder({
      'content/people/ann.yaml': card,
      'content/posts/fees.md': `---\nauthor_name: Ann Lee\nauthor_title: ${title}\n---\nText.\n`,
    }),
  );

it('names an author who is a sample, or not on the team', () => {
  expect(found('Payroll Lead', 'name: Ann Lee')).toMatchObject([
    { point: 'authors/Ann Lee', what: 'a sample person, wrote fees' },
  ]);
  expect(found('Payroll Lead', 'name: Ben Roy')).toMatchObject([
    { point: 'authors/Ann Lee', what: 'not on the team, wrote fees' },
  ]);
});

it('names a title that the author has no license for', () => {
  expect(found('Tax Accountant')).toMatchObject([
    { point: 'authors/Ann Lee/Tax Accountant', what: 'of fees' },
  ]);
});

it('says nothing of a role, or of a title with its license', () => {
  expect(found('Payroll Lead')).toEqual([]);
  expect(
    found('Tax Accountant', 'name: Ann Lee\napproved: 2026-11-24\nlicense: Texas CPA 012345'),
  ).toEqual([]);
});
