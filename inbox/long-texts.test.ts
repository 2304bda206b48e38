import { expect, test } from 'vitest';
import { masked } from './channels/masked.ts';
import { BODY_LIMIT } from './fields.ts';
import { folded } from './folded.ts';
import { readForm } from './receive/form.ts';
import { countLinks, hasLinkMarkup, hasSpelledLink } from './spam/links.ts';
import { countOffers } from './spam/offers.ts';

const READERS = [
  readForm,
  countLinks,
  hasLinkMarkup,
  hasSpelledLink,
  countOffers,
  masked,
  folded,
] as const;

test.each([
  ...['a&', '+', '\u0323\u0301', 'ﷺ', 'a.', 'a-', 'a', 'www.', '<a ', 'a.com/'],
  ...['your site ', 'your site rank ', 'продвижени', 'earn $1 ', '1', '1 ', '1,', '12-', 'a1'],
  ...[
    'aa11 ',
    'aa11',
    '-DE89',
    '4111 ',
    '2020 ',
    '１',
    'account ',
    'account 1',
    'acct 123456 ',
    'tx ',
    'tx 1',
  ],
])('as much as a form may have of nothing but %j holds nobody up', (part) => {
  const text = part.repeat(BODY_LIMIT / part.length);
  for (const read of READERS) {
    const started = performance.now();
    read(text);
    expect(performance.now() - started, read.name).toBeLessThan(250);
  }
});
