import { expect, test } from 'vitest';
import { copyParts } from './copy-parts.ts';

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
  ['Form SS-4, Form W-2 and a W-4', 'whole: Form SS-4', 'whole: Form W-2', 'whole: W-4'],
  ['$2.65 million in revenue by e-mail', 'whole: $2.65 million', 'whole: e-mail'],
  ['a 13-week forecast of 24 hours', 'whole: 13-week'],
])('the text %s is split into its parts', (text, ...parts) => {
  expect(special(text)).toEqual(parts);
});

test.each(['Dr Cr', 'Form the company first', ''])('the text %j has only plain parts', (text) => {
  expect(special(text)).toEqual([]);
});
