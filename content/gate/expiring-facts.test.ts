import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { expiringFacts } from './expiring-facts.ts';

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

it('names each from the day after its last, with where it is printed and where to look', () => {
  expect(expiringFacts(temporaryFolder(FILES))).toMatchObject([
    {
      point: 'facts/$7 (an older fee)',
      from: '2026-01-01',
      what: 'held until 2025-12-31; printed nowhere: look at Fee schedule',
    },
    {
      point: 'facts/$9 (a fee)',
      from: '2027-01-01',
      what: 'held until 2026-12-31; printed in services/tax.yaml, fees.md: look at Fee schedule',
    },
  ]);
});
