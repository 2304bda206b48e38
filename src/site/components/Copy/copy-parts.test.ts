import { expect, test } from 'vitest';
import { copyParts, withWholeDates } from './copy-parts.ts';

const special = (text: string) =>
  copyParts(text)
    .filter(({ kind }) => kind !== 'plain')
    .map(({ kind, text }) => `${kind}: ${text}`);

test.each([
  [
    'Call (713) 555-0142, or (713)\u00a0555-0177.',
    'phone: (713) 555-0142',
    'phone: (713)\u00a0555-0177',
  ],
  ['Write to office@example.com.', 'email: office@example.com'],
  [
    'Form 4868, Forms 941 and Letter 1058',
    'whole: Form 4868',
    'whole: Forms 941',
    'whole: Letter 1058',
  ],
  ['Form SS-4, Form W-2 and a W-4', 'whole: Form SS-4', 'whole: Form W-2', 'whole: W-4'],
  ['an 1120-S, a 1099-NEC and 05-102', 'whole: 1120-S', 'whole: 1099-NEC', 'whole: 05-102'],
  ['$2.65 million in revenue by e-mail', 'whole: $2.65 million', 'whole: e-mail'],
])('%s', (text, ...parts) => {
  expect(special(text)).toEqual(parts);
});

test.each(['Dr Cr', 'a 13-week forecast of 24 hours', 'Form the company first', ''])(
  '%j is plain',
  (text) => {
    expect(special(text)).toEqual([]);
  },
);

test('the parts are the text', () => {
  const text = 'File Form 1120-S, or call (713) 555-0142 by noon.';
  expect(
    copyParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('a month keeps its day', () => {
  expect(withWholeDates('Due May 15, 2027, in March or by April 15')).toBe(
    'Due May\u00a015, 2027, in March or by April\u00a015',
  );
});
