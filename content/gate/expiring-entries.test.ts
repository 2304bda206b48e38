import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { expiredEntries } from './expired-entries.ts';

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

const found = (today: string) =>
  expiredEntries(
    temporaryFolder({ 'content/notices.yaml': NOTICES, 'content/dates.yaml': DATES }),
    today,
  );

it('names papers and due dates past their last day, and where to look', () => {
  expect(found('2026-12-31')).toEqual([]);
  expect(found('2027-05-16')).toEqual([
    {
      where: 'content/notices.yaml',
      what: 'LT11 held until 2026-12-31: look at A statute; A page',
    },
    { where: 'content/dates.yaml', what: 'report held until 2027-05-15: look at Another statute' },
  ]);
});
