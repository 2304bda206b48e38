import { expect, test } from 'vitest';
import type { DueDate } from '../../../content/schemas/due-date.ts';
import type { Occurrence } from '../../../due-dates/occurrences.ts';
import { dueMonths } from './due-months.ts';

const due = (day: string, short: string): Occurrence => {
  const date: DueDate = {
    id: short,
    title: short,
    short,
    audiences: ['individuals'],
    on: [{ day: '15' }],
    moves: 'none',
    rule: short,
    service: 'payroll',
    home: true,
    source: short,
    postponed: [],
  };
  return { id: short, day, rule: day, title: short, date };
};

test('each month has its days until they are past, and the first of all is marked', () => {
  const upcoming = [
    due('2026-12-15', '1040-ES'),
    due('2027-01-15', '1040-ES'),
    due('2027-02-01', '941'),
    due('2027-02-01', 'W-2'),
    due('2027-02-01', '941'),
    due('2027-02-15', 'Exempt'),
  ];
  expect(dueMonths(upcoming)).toEqual([
    {
      name: 'Dec',
      shown: '2026-01-01/2026-12-15',
      days: [
        {
          day: '2026-12-15',
          what: '1040-ES',
          shown: '2026-01-01/2026-12-15',
          isNext: '/2026-12-15',
        },
      ],
    },
    {
      name: 'Jan 2027',
      shown: '2026-02-01/2027-01-15',
      days: [
        {
          day: '2027-01-15',
          what: '1040-ES',
          shown: '2026-02-01/2027-01-15',
          isNext: '2026-12-16/2027-01-15',
        },
      ],
    },
    {
      name: 'Feb',
      shown: '2026-03-01/2027-02-15',
      days: [
        {
          day: '2027-02-01',
          what: '941, W-2',
          shown: '2026-03-01/2027-02-01',
          isNext: '2027-01-16/2027-02-01',
        },
        {
          day: '2027-02-15',
          what: 'Exempt',
          shown: '2026-03-01/2027-02-15',
          isNext: '2027-02-02/2027-02-15',
        },
      ],
    },
  ]);
});
