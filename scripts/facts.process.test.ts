import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { runScript } from './command/testing/run-command.ts';

const PROJECT = join(import.meta.dirname, '..');

const REGISTER = `
facts:
  - { figure: "$9", says: a fee, about: [fee], mark: time-bound, years: [2026], last_day: 2026-12-31, source: Fee schedule }
  - { figure: "30 days", says: to pay, about: [pay], mark: stable, source: Tax Code 1 }
  - { figure: "1040", says: a form, mark: stable, source: "IRS, Form 1040" }
years: [2026]
examples: []
`;

let copy: string;

/** A copy of what the command reads, with a small register and two files of copy. */
beforeEach(() => {
  copy = temporaryFolder({
    'content/facts.yaml': REGISTER,
    'content/services/tax.yaml': 'hero: { lead: In 2026 the fee is $9. Paint within 30 days. }',
    'content/posts/fees.md':
      '\uFEFF---\r\ntitle: Fees\r\nexcerpt: Pay.\r\n---\r\nPay in thirty days.\r\n',
  });
  for (const folder of ['scripts', 'src/base', 'src/content']) {
    cpSync(join(PROJECT, folder), join(copy, folder), { recursive: true });
  }
  cpSync(join(PROJECT, 'package.json'), join(copy, 'package.json'));
  symlinkSync(join(PROJECT, 'node_modules'), join(copy, 'node_modules'), 'junction');
});

test('lists every sentence with a figure, what each is and where it is from', () => {
  expect(runScript(join(copy, 'scripts', 'facts.ts'))).toEqual({
    status: 0,
    stderr: '',
    stdout: [
      'services/tax.yaml: In 2026 the fee is $9.',
      '  $9: a fee; Fee schedule; 2026-12-31',
      'services/tax.yaml: Paint within 30 days.',
      '  30 days: NOT REGISTERED: it stands in content/facts.yaml as another fact: expected one of its words near it (pay)',
      'fees.md: Pay in thirty days.',
      '  30 days: to pay; Tax Code 1',
      '3 figures in 3 sentences.\n',
    ].join('\n'),
  });
});
