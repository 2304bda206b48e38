import { expect, test } from 'vitest';
import { sendersOfTexts } from './senders.ts';

const TEXT = 'We have a proposal for you that is worth millions of dollars. '.repeat(2);

test('counts the senders of a text within a day, three at most', () => {
  const clock = { ms: 1 };
  const count = sendersOfTexts(() => clock.ms);
  const from = (who: string, message = TEXT) => count({ email: `${who}@a.example`, message }, who);
  expect(from('a')).toBe(1);
  expect(from('A', `${TEXT.toUpperCase()}\n`.replaceAll(' ', '  '))).toBe(1);
  expect(from('b')).toBe(2);
  expect(from('c', `${TEXT} Really.`)).toBe(1);
  expect(Array.from('defgh', (letter) => from(letter))).toEqual([3, 3, 3, 3, 3]);
  clock.ms = 86_400_002;
  expect(from('b')).toBe(1);
});

test('one network with many addresses, or one address in many networks, is one sender', () => {
  for (const isOneNetwork of [true, false]) {
    const count = sendersOfTexts();
    const by = (email: string, network: string) => count({ email, message: TEXT }, network);
    const again = (sent: number) => (isOneNetwork ? by(`${sent}`, 'one') : by('one', `${sent}`));
    expect([1, 2, 3, 4, 5].map(again)).toEqual([1, 1, 1, 1, 1]);
    expect(by('stranger', 'elsewhere')).toBe(2);
  }
});

test('takes short texts for what anybody might write', () => {
  const count = sendersOfTexts();
  for (const who of ['a', 'b']) {
    expect(count({ email: `${who}@a.example`, message: 'x'.repeat(119) }, who)).toBe(1);
  }
});
