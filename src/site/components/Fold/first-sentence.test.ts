import { expect, test } from 'vitest';
import { afterFirstSentence } from './first-sentence.ts';

const LONG =
  'What follows is long enough that a visitor in a hurry is glad to have it folded away.';

test.each([
  [`Rent from a U.S. house is taxed. ${LONG}`, ['Rent from a U.S. house is taxed.', LONG]],
  [`It takes 2.5 hours (or “more.”) ${LONG}`, ['It takes 2.5 hours (or “more.”)', LONG]],
  ['Only one sentence.', ['Only one sentence.', '']],
  ['A first sentence. A short one.', ['A first sentence. A short one.', '']],
])('the text %s is split after its first sentence if the rest is long enough', (text, parts) => {
  expect(afterFirstSentence(text)).toEqual(parts);
});
