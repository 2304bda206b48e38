import { expect, test } from 'vitest';
import { syllables } from './syllables.ts';

const KNOWN = {
  1: 'the tax form file files filed rates wage called whole paid build year hour suit fee IRS 1040',
  2: 'taxes wages table letter client someone likely statement needed rented settled hundred issue value doing social quiet million region create return business',
  3: 'period deposit actual financial official employee somebody previous revenue accounting’s',
  4: 'material experience',
  5: 'individual university',
};

for (const [count, words] of Object.entries(KNOWN)) {
  test.each(words.split(' '))(`%s has ${count} syllables`, (word) => {
    expect(syllables(word)).toBe(Number(count));
  });
}
