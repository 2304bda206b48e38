import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary-folder.ts';
import { datedStatuses } from './dated-statuses.ts';
import type { LaunchProblem } from './launch-problem.ts';
import { adviceOn, NO_PROBLEMS, openPointsOn, readLaunch } from './launch-status.ts';

const PROJECT = join(import.meta.dirname, '../../../..');

const problem = (point: string, kind: LaunchProblem['kind'], from?: string): LaunchProblem => ({
  point,
  kind,
  by: 'cpa',
  file: 'content/a.yaml',
  what: 'is wrong',
  title: 'Wrong',
  fix: 'Mend it',
  ...(from !== undefined && { from }),
});
const allowed = (point: string, until: string) => ({
  point,
  by: 'Ann Lee',
  why: 'It is on its way',
  decided: '2026-11-24',
  until,
});

it('the status changes on the day after an exception or a fact expires', () => {
  const launch = {
    problems: [problem('claims/a', 'figures'), problem('facts/b', 'other', '2027-01-01')],
    exceptions: [allowed('claims/a', '2026-12-01')],
  };
  expect(datedStatuses(launch, [], '2026-11-24')).toEqual([
    { from: '2026-11-24', draft: [] },
    { from: '2026-12-02', draft: ['figures'] },
    { from: '2027-01-01', draft: ['figures', 'other'] },
  ]);
});

it('the status changes when an announcement begins or ends, and a week before a closure', () => {
  const closing = { text: 'Closed', from: '2026-12-10', until: '2027-01-01' };
  const announcements = [
    { ...closing, closedFrom: '2026-12-24' },
    { text: 'Open', from: '2027-01-02', until: '2027-01-02' },
  ];
  const [announcement, closure] = ['Closed', { from: '2026-12-24', until: '2027-01-01' }];
  expect(datedStatuses(NO_PROBLEMS, announcements, '2026-11-24')).toEqual([
    { from: '2026-11-24', draft: [] },
    { from: '2026-12-10', draft: [], announcement },
    { from: '2026-12-17', draft: [], announcement, closure },
    { from: '2027-01-02', draft: [], announcement: 'Open' },
    { from: '2027-01-03', draft: [] },
  ]);
  expect(datedStatuses(NO_PROBLEMS, announcements, '2027-02-01')).toHaveLength(1);
});

it('openPointsOn separates open points from allowed ones', () => {
  const exception = allowed('claims/a', '2026-12-01');
  const problems = [problem('claims/a', 'figures'), problem('testimonials/b', 'testimonials')];
  const on = openPointsOn({ problems, exceptions: [exception] }, '2026-12-01');
  expect(on.open.map(({ point }) => point)).toEqual(['testimonials/b']);
  expect(on.allowed).toEqual([{ problem: problems[0], exception }]);
});

const entry = (point: string, until: string, decided = '2026-11-24') =>
  `- point: ${point}\n  by: Ann Lee\n  why: x\n  decided: ${decided}\n  until: ${until}\n`;

it('an exception that is too long, in the future or for no open point is rejected with its line', () => {
  const project = temporaryFolder();
  cpSync(join(PROJECT, 'content'), join(project, 'content'), { recursive: true });
  for (const [lines, said] of [
    [
      entry('claims/tax-refund', '2027-02-23'),
      'line 5, 1.until: expected a day from 2026-11-24 to 2027-02-22',
    ],
    [
      entry('claims/tax-refund', '2099-12-31', '2099-12-01'),
      'line 4, 1.decided: is still to come; expected the day on which',
    ],
    [
      entry('claims/tax-refunds', '2026-12-01'),
      'line 1, 1.point: nothing is open under "claims/tax-refunds"; expected',
    ],
  ] as const) {
    writeFileSync(join(project, 'content/launch.yaml'), lines);
    expect(() => readLaunch(project)).toThrow(`content/launch.yaml, ${said}`);
  }
});

it('readLaunch lists each point once', () => {
  const { problems } = readLaunch(PROJECT);
  const points = problems.map(({ point }) => point);
  expect(points).toContain('firm/email');
  expect(points).toEqual([...new Set(points)]);
});

it('a public build reports how many points keep it a draft, a local one lists expired facts', () => {
  const problems = [problem('claims/a', 'figures'), problem('facts/b', 'other', '2026-11-24')];
  const launch = { problems, exceptions: [] };
  expect(adviceOn(launch, '2026-11-24', true)).toEqual([
    expect.stringMatching(/^This build is a draft: .* 2 points keep it one: npm run launch-check$/),
  ]);
  expect(adviceOn(launch, '2026-11-24', false)).toEqual(['content/a.yaml: facts/b is wrong']);
});
