import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary-folder.ts';
import { expiringEntries } from './expiring-entries.ts';

const NOTICES = `
- code: LT11
  kind: notice
  group: letters
  title: a letter
  summary: What somebody has to know who found this letter in the mail.
  clock: { time: 30 days, text: From its date., counts: none }
  means: [It means something.]
  not: It does not mean more.
  have: [The letter, The envelope]
  firm: We read it.
  service: irs-problems
  source: [A statute, A page]
  last_day: 2026-12-31
`;
const DATES = `
- id: report
  title: A report
  short: Report
  audiences: [businesses]
  on: [{ day: May 15 }]
  moves: federal
  rule: By May 15.
  service: tax-services
  source: Another statute
  last_day: 2027-05-15
`;

it('names papers and due dates from the day after their last, and where to look', () => {
  const project = temporaryFolder({ 'content/papers.yaml': NOTICES, 'content/dates.yaml': DATES });
  expect(expiringEntries(project)).toMatchObject([
    {
      point: 'papers/LT11',
      from: '2027-01-01',
      what: 'held until 2026-12-31: look at A statute; A page',
    },
    {
      point: 'dates/report',
      from: '2027-05-16',
      what: 'held until 2027-05-15: look at Another statute',
    },
  ]);
});
