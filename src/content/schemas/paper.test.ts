import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary-folder.ts';
import { readContent } from '../reader/yaml-file.ts';
import { papersFile } from './paper.ts';

/** The problems of a register with one paper of this clock, each as its message. */
function problems(clock: string, dates = '[]'): string[] {
  const project = temporaryFolder({
    'content/papers.yaml': `
- code: LT11
  kind: notice
  group: letters
  title: a letter
  summary: What somebody has to know who found this letter in the mail.
  clock: { time: 30 days, text: From its date., ${clock} }
  means: [It means something.]
  not: It does not mean more.
  have: [The letter, The envelope]
  firm: We read it.
  service: irs-problems
  dates: ${dates}
  source: [A statute]
`,
  });
  try {
    readContent(project, 'content/papers.yaml', papersFile);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [];
  }
}

const AFTERWARD = 'late: Call us., source: [A statute]';

test.each([
  `counts: days, days: 30, moves: federal, ${AFTERWARD}`,
  `counts: days, days: 30, moves: none, abroad: 60, from: the other letter, ${AFTERWARD}`,
  `counts: printed, ${AFTERWARD}`,
  'counts: none',
])('%s is a clock', (clock) => {
  expect(problems(clock)).toEqual([]);
});

test('a clock may go by the register of due dates', () => {
  expect(problems('counts: dates', '[form-1040]')).toEqual([]);
  expect(
    problems(`counts: days, days: 30, moves: texas, at_least: May 15, ${AFTERWARD}`, '[protest]'),
  ).toEqual([]);
});

const FIELD = /^content\/papers\.yaml, line \d+, LT11, /;

test.each([
  ['', ['clock.counts: expected one of days, printed, dates, none']],
  ['counts: hours', ['clock.counts: expected one of days, printed, dates, none']],
  [
    `counts: printed, days: 30, ${AFTERWARD}`,
    ['clock.days: no such field; remove it, or correct its name'],
  ],
  ['counts: none, late: Call us.', ['clock.late: no such field; remove it, or correct its name']],
  [
    'counts: printed',
    [
      'clock.late: is missing; expected text',
      'clock.source: is missing; expected a list, each entry after "- "',
    ],
  ],
  [
    `counts: days, days: 30, ${AFTERWARD}`,
    ['clock.moves: expected one of federal, comptroller, texas, none'],
  ],
  [`counts: days, days: thirty, moves: none, ${AFTERWARD}`, ['clock.days: expected a number']],
  [`counts: days, days: 0, moves: none, ${AFTERWARD}`, ['clock.days: expected at least 1 day']],
  [`counts: days, days: 400, moves: none, ${AFTERWARD}`, ['clock.days: expected at most 366 days']],
  [
    `counts: days, days: 30, moves: none, at_least: 05-15, ${AFTERWARD}`,
    [
      'clock.at_least: expected a day of each year, such as January 15',
      'dates: expected an id of content/dates.yaml, by which the clock goes',
    ],
  ],
  [
    `counts: printed, late: ${'Call. '.repeat(50)}, source: [A statute]`,
    ['clock.late: expected at most 260 characters, not 299'],
  ],
  ['counts: dates', ['dates: expected an id of content/dates.yaml, by which the clock goes']],
])('%s is refused', (clock, expected) => {
  const found = problems(clock);
  expect(found.map((problem) => problem.replace(FIELD, ''))).toEqual(expected);
  for (const problem of found) expect(problem).toMatch(FIELD);
});

test('a paper with due dates whose clock knows of none is refused', () => {
  expect(problems('counts: none', '[form-1040]')).toEqual([
    expect.stringMatching(
      /LT11, clock\.counts: expected dates, as the paper’s dates say, not none$/,
    ),
  ]);
});
