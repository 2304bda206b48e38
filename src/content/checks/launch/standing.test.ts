import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary-folder.ts';
import type { Finding } from './finding.ts';
import { readLaunch, SETTLED, standings, unsettledOn } from './standing.ts';

const finding = (point: string, kind: Finding['kind'], from?: string): Finding => ({
  ...{
    point,
    kind,
    by: 'cpa',
    where: 'content/a.yaml',
    what: 'is wrong',
    sort: 'Wrong',
    cure: 'Mend it',
  },
  ...(from !== undefined && { from }),
});
const allowed = (point: string, until: string) => ({
  ...{ point, by: 'Ann Lee', why: 'It is on its way', decided: '2026-11-24', until },
});

it('changes on the days on which an allowance has ended, and a fact has run out', () => {
  const launch = {
    findings: [finding('claims/a', 'figures'), finding('facts/b', 'other', '2027-01-01')],
    allowances: [allowed('claims/a', '2026-12-01')],
  };
  expect(standings(launch, [], '2026-11-24')).toEqual([
    { from: '2026-11-24', draft: [] },
    { from: '2026-12-02', draft: ['figures'] },
    { from: '2027-01-01', draft: ['figures', 'other'] },
  ]);
});

it('changes as well on the days on which something is announced, and on which a closed day is near', () => {
  const closing = { text: 'Closed', from: '2026-12-10', until: '2027-01-01' };
  const announcements = [
    { ...closing, closedFrom: '2026-12-24' },
    { text: 'Open', from: '2027-01-02', until: '2027-01-02' },
  ];
  const [announcement, closure] = ['Closed', { from: '2026-12-24', until: '2027-01-01' }];
  expect(standings(SETTLED, announcements, '2026-11-24')).toEqual([
    { from: '2026-11-24', draft: [] },
    { from: '2026-12-10', draft: [], announcement },
    { from: '2026-12-17', draft: [], announcement, closure },
    { from: '2027-01-02', draft: [], announcement: 'Open' },
    { from: '2027-01-03', draft: [] },
  ]);
  expect(standings(SETTLED, announcements, '2027-02-01')).toHaveLength(1);
});

it('keeps apart what is open and what is allowed on a day', () => {
  const allowance = allowed('claims/a', '2026-12-01');
  const findings = [finding('claims/a', 'figures'), finding('testimonials/b', 'testimonials')];
  const on = unsettledOn({ findings, allowances: [allowance] }, '2026-12-01');
  expect(on.open.map(({ point }) => point)).toEqual(['testimonials/b']);
  expect(on.allowed).toEqual([{ finding: findings[0], allowance }]);
});

/** The project's content with these allowances. */
function withAllowance(lines: string): () => unknown {
  const project = temporaryFolder();
  cpSync(join(import.meta.dirname, '../../../../content'), join(project, 'content'), {
    recursive: true,
  });
  writeFileSync(join(project, 'content/launch.yaml'), lines);
  return () => readLaunch(project);
}
const entry = (point: string, until: string, decided = '2026-11-24') =>
  `- point: ${point}\n  by: Ann Lee\n  why: x\n  decided: ${decided}\n  until: ${until}\n`;

it('refuses an allowance that is too long, or of nothing, with its line and what to write', () => {
  expect(withAllowance(entry('claims/tax-refund', '2027-02-23'))).toThrow(
    'content/launch.yaml, line 5, 1.until: expected a day from 2026-11-24 to 2027-02-22',
  );
  expect(withAllowance(entry('claims/tax-refund', '2099-12-31', '2099-12-01'))).toThrow(
    'content/launch.yaml, line 4, 1.decided: is still to come; expected the day on which',
  );
  expect(withAllowance(entry('claims/tax-refunds', '2026-12-01'))).toThrow(
    'content/launch.yaml, line 1, 1.point: nothing is open under "claims/tax-refunds"; expected',
  );
});

it('names each point once', () => {
  const { findings } = readLaunch(join(import.meta.dirname, '../../../..'));
  const points = findings.map(({ point }) => point);
  expect(points).toContain('firm/email');
  expect(points).toEqual([...new Set(points)]);
});
