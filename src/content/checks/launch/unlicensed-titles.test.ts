import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary-folder.ts';
import { unlicensedTitles } from './unlicensed-titles.ts';

const person = (lines: string) => temporaryFolder({ 'content/people/ann.yaml': lines });

it.each([
  'Tax Accountant',
  'Auditor',
  'Principal CPA',
  'C.P.A.',
  'Team of accountants',
  'Head of Accounting',
])('names who is shown as %s', (title) => {
  expect(unlicensedTitles(person(`name: Ann Lee\ntitle: ${title}`))).toMatchObject([
    { point: 'people/ann/title', what: `Ann Lee is shown as "${title}"` },
  ]);
});

it.each(['title: Payroll Lead', 'title: Tax Accountant\nlicense: Texas CPA 012345'])(
  'says nothing of %j',
  (lines) => {
    expect(unlicensedTitles(person(`name: Ann Lee\n${lines}`))).toEqual([]);
  },
);

it('names a designation that stands beside a name', () => {
  expect(unlicensedTitles(person('name: Ann Lee, CPA\ntitle: Partner'))).toHaveLength(1);
});
