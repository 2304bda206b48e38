import { expect, test } from 'vitest';
import { exhibit } from './exhibit.ts';

const framed = { title: 'A title', caption: 'A caption.' };

const ages = {
  ...framed,
  kind: 'ages',
  from: 55,
  to: 82,
  early: 'Early.',
  open: { age: 59.5, description: 'Open.' },
  due: [
    { age: 73, description: 'Due.', marked: true },
    { age: 75, description: 'Later.' },
  ],
};
const station = (at: number, more = {}) => ({ at, title: `At ${at}`, description: 'So.', ...more });
const axis = {
  ...framed,
  kind: 'axis',
  start: 'The start',
  stations: [station(0), station(9, { marked: true, broken: true }), station(60)],
};
const doubling = { ...framed, kind: 'doubling', amount: 10_000, rate: 6 };
const step = (title: string, more = {}) => ({ title, gives: 'Much', description: 'So.', ...more });
const ladder = {
  ...framed,
  kind: 'ladder',
  steps: [step('One', { ours: true }), step('Two', { marked: true }), step('Three'), step('Four')],
};
const window = {
  ...framed,
  kind: 'window',
  months: 2,
  days: 15,
  opens: 'It opens.',
  closes: 'It closes.',
  late: { title: 'Late', description: 'Too late.' },
};

const messages = (content: object) =>
  exhibit.safeParse(content).error?.issues.map(({ message }) => message);

test.each([ages, axis, doubling, ladder, window])('an exhibit of kind $kind', (content) => {
  expect(messages(content)).toBeUndefined();
});

test.each([
  ['ages out of order', { ...ages, to: 74 }, 'out of order'],
  ['a quarter of a year', { ...ages, from: 55.25 }, 'half years'],
  ['more years than there is room for', { ...ages, from: 20 }, 'at most 30 years'],
  ['a third lane', { ...ages, due: [...ages.due, ages.due[1]] }, 'expected array'],
  [
    'two stages marked',
    { ...ages, due: ages.due.map((due) => ({ ...due, marked: true })) },
    'several',
  ],
  ['a late first station', { ...axis, stations: axis.stations.slice(1) }, 'first station at 0'],
  ['stations out of order', { ...axis, stations: [station(0), station(9), station(6)] }, 'order'],
  [
    'a stretch past the paper',
    { ...axis, stations: [station(0), station(9), station(60)] },
    'broken',
  ],
  ['an amount that doubles in half years', { ...doubling, rate: 5 }, 'no whole years'],
  ['nothing to double', { ...doubling, amount: 0 }, '>0'],
  ['three steps', { ...ladder, steps: ladder.steps.slice(1) }, 'expected array'],
  [
    'two steps marked',
    { ...ladder, steps: ladder.steps.map((each) => ({ ...each, marked: true })) },
    'several',
  ],
  ['a third of a month', { ...window, days: 10 }, '0 or 15 days'],
  ['a whole year open', { ...window, months: 12 }, '<=11'],
  ['words longer than the drawing holds', { ...window, opens: 'x'.repeat(131) }, '<=130'],
])('%s is refused', (_, content, message) => {
  expect(messages(content)?.join()).toContain(message);
});
