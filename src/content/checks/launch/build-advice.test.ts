import { expect, it } from 'vitest';
import { adviceOn } from './build-advice.ts';
import type { LaunchProblem } from './launch-problem.ts';

const sample: LaunchProblem = {
  ...{ point: 'people/ann', kind: 'names', by: 'office', where: 'content/people/ann.yaml' },
  ...{ what: 'Ann Lee, a sample person', sort: 'Sample people', cure: 'Write the day' },
};
const expired: LaunchProblem = { ...sample, point: 'facts/$9', kind: 'other', from: '2026-11-24' };
const later: LaunchProblem = { ...sample, point: 'facts/$7', kind: 'figures', from: '2027-01-01' };
const launch = { problems: [sample, expired, later], exceptions: [] };

it('says what keeps a public build a draft, and when that changes', () => {
  expect(adviceOn(launch, '2026-11-24', true)).toEqual([
    expect.stringContaining('This build is a draft'),
    'Sample people. Write the day:\n  people/ann, facts/$9',
    'What the pages say of it changes on 2027-01-01.',
  ]);
});

it('says for this machine what has expired', () => {
  expect(adviceOn(launch, '2026-11-24', false)).toEqual([
    'content/people/ann.yaml: facts/$9 Ann Lee, a sample person',
  ]);
});
