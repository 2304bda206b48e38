import { expect, test } from 'vitest';
import { SAMPLE } from '../testing/sample.ts';
import { sendersOfTexts } from './senders.ts';

const TEXT = 'We have a proposal for you that is worth millions of dollars.';

test('counts the addresses that send a text within a day, five at most', () => {
  const clock = { ms: 0 };
  const count = sendersOfTexts(() => clock.ms);
  const from = (email: string, message = TEXT) => count({ ...SAMPLE, email, message });
  expect(from('a@example.com')).toBe(1);
  expect(from('A@example.com', `${TEXT.toUpperCase()}\n`.replaceAll(' ', '  '))).toBe(1);
  expect(from('b@example.com')).toBe(2);
  expect(from('c@example.com', `${TEXT} Really.`)).toBe(1);
  expect(Array.from('defgh', (letter) => from(`${letter}@example.com`))).toEqual([3, 4, 5, 5, 5]);
  clock.ms = 86_400_000;
  expect(from('b@example.com')).toBe(1);
});

test('takes short texts for what anybody might write', () => {
  const count = sendersOfTexts();
  for (const email of ['a@example.com', 'b@example.com']) {
    expect(count({ ...SAMPLE, email, message: 'Please call me' })).toBe(1);
  }
});
