import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { runScript } from './command/testing/run-command.ts';

const REGISTER = `
facts:
  - { figure: "$9", says: a fee, about: [fee], mark: time-bound, years: [2026], last_day: 2026-12-31, source: Fee schedule }
  - { figure: "30 days", says: to pay, about: [pay], mark: stable, source: Tax Code 1 }
  - { figure: "1040", says: a form, mark: stable, source: "IRS, Form 1040" }
years: [2026]
examples: []
`;

test('npm run facts lists every sentence with a figure, its facts and their sources', () => {
  const project = temporaryFolder({
    'content/facts.yaml': REGISTER,
    'content/services/tax.yaml': 'hero: { lead: In 2026 the fee is $9. Repay within 30 days. }',
    'content/posts/fees.md':
      '\uFEFF---\r\ntitle: Fees\r\nexcerpt: Pay.\r\n---\r\nPay in thirty days.\r\n',
  });
  expect(runScript(join(import.meta.dirname, 'facts.ts'), [], '', {}, project)).toEqual({
    status: 0,
    stderr: '',
    stdout: [
      'services/tax.yaml: In 2026 the fee is $9.',
      '  $9: a fee; Fee schedule; 2026-12-31',
      'services/tax.yaml: Repay within 30 days.',
      '  30 days: NOT REGISTERED: it stands in content/facts.yaml as another fact: expected one of its words near it (pay)',
      'fees.md: Pay in thirty days.',
      '  30 days: to pay; Tax Code 1',
      '3 figures in 3 sentences.\n',
    ].join('\n'),
  });
});
