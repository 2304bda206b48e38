import { expect, test } from 'vitest';
import { FIELD } from '../testing/sample.ts';
import { countLinks, hasLinkMarkup, hasSpelledLink } from './links.ts';
import { countOffers } from './offers.ts';

test.each(['a.', 'a-', 'a', 'www.', '<a ', 'a.com/', 'your site ', 'продвижени', 'earn $1 '])(
  'a message of nothing but %j holds nobody up',
  (part) => {
    const text = part.repeat(FIELD.message.limit / part.length);
    const startMs = performance.now();
    for (const read of [countLinks, hasLinkMarkup, hasSpelledLink, countOffers]) read(text);
    expect(performance.now() - startMs).toBeLessThan(1_000);
  },
);
