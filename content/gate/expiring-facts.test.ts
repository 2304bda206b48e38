import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { expiredFacts } from './expired-facts.ts';

const REGISTER = `
facts:
  - { figure: "$9", says: a fee, about: [fee], mark: time-bound, years: [2026], last_day: 2026-12-31, source: Fee schedule }
  - { figure: "$7", says: an older fee, about: [fee], mark: time-bound, years: [2025], last_day: 2025-12-31, source: Fee schedule }
  - { figure: "1040", says: a form, mark: stable, source: "IRS, Form 1040" }
years: [2026]
examples: []
`;

const FILES = {
  'content/facts.yaml': REGISTER,
  'content/services/tax.yaml': 'hero: { lead: In 2026 the fee is $9. }',
  'content/posts/fees.md': '---\ntitle: The fee of 2026\nexcerpt: Now $9.\n---\nForm 1040.\n',
};

const found = (today: string) =>
  expiredFacts(temporaryFolder(FILES), today).map(({ what }) => what);

it('names what is past its last day, with where it is printed and where to look', () => {
  expect(found('2027-01-01')).toEqual([
    '$7 (an older fee) held until 2025-12-31; printed nowhere: look at Fee schedule',
    '$9 (a fee) held until 2026-12-31; printed in services/tax.yaml, fees.md: look at Fee schedule',
  ]);
});

it('holds to the end of the last day', () => {
  expect(found('2026-12-31')).toHaveLength(1);
  expect(found('2025-12-31')).toEqual([]);
});
