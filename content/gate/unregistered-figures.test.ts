import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { unregisteredFigures } from './unregistered-figures.ts';

const REGISTER = `
facts: [{ figure: $9, says: a fee, about: [fee], mark: stable, source: Fee schedule }]
years: [2026]
examples: []
`;
const found = (file: string, text: string) =>
  unregisteredFigures(
    temporaryFolder({ 'content/facts.yaml': REGISTER, [`content/${file}`]: text }),
  );

it.each([
  ['services/payroll.yaml', 'lead: We served 9000+ clients.', 'figures/services/payroll/9000'],
  [
    'posts/fees.md',
    '---\ntitle: Fees\nexcerpt: Ours.\n---\nWe win 99% of cases.\n',
    'figures/posts/fees/99%',
  ],
])('names a figure typed by hand in %s', (file, text, point) => {
  expect(found(file, text)).toMatchObject([{ point, where: `content/${file}` }]);
});

it.each([
  ['services/payroll.yaml', 'lead: We served {clients-served} clients, and the fee is $9.'],
  ['people/ann.yaml', 'name: Ann Lee\napproved: 2026-11-24'],
  ['testimonials.yaml', '- { name: Cy Day, release: folder 9 }'],
  ['pages/home.yaml', 'memberships: { items: [{ name: AICPA, permission: folder 8 }] }'],
  ['pages/privacy-policy.yaml', 'reviewed: 2026-11-24'],
  ['launch.yaml', '- { why: In 8 days, decided: 2026-11-24 }'],
])('says nothing of what is registered, or no copy, in %s', (file, text) => {
  expect(found(file, text)).toEqual([]);
});
