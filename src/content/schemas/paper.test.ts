import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary-folder.ts';
import { readContent } from '../reader/yaml-file.ts';
import { papersSchema } from './paper.ts';

/** The messages of the problems of a register that has one paper with this clock. */
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
    readContent(project, 'content/papers.yaml', papersSchema);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [];
  }
}

const AFTERWARD = 'late: Call us., source: [A statute]';

const FIELD = /^content\/papers\.yaml, line \d+, LT11, /;

test.each([
  ['counts: hours', ['clock.counts: expected one of days, printed, dates, none']],
  [
    `counts: printed, days: 30, ${AFTERWARD}`,
    ['clock.days: no such field; remove it, or correct its name'],
  ],
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
  [
    `counts: days, days: 30, moves: none, at_least: 05-15, ${AFTERWARD}`,
    [
      'clock.at_least: expected a day of each year, such as January 15',
      'dates: expected an id of content/dates.yaml, by which the clock goes',
    ],
  ],
  ['counts: dates', ['dates: expected an id of content/dates.yaml, by which the clock goes']],
])('a clock with %s is rejected', (clock, expected) => {
  const found = problems(clock);
  expect(found.map((problem) => problem.replace(FIELD, ''))).toEqual(expected);
  for (const problem of found) expect(problem).toMatch(FIELD);
});

test('a paper with due dates is rejected if its clock counts none', () => {
  expect(problems('counts: none', '[form-1040]')).toEqual([
    expect.stringMatching(
      /LT11, clock\.counts: expected dates, as the paper’s dates say, not none$/,
    ),
  ]);
});
