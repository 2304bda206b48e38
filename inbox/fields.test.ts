import { expect, test } from 'vitest';
import { ADVICE, LIMITS } from './fields.ts';

test('the advice on a length gives the number as an American writes it', () => {
  expect(LIMITS.message).toBe(5_000);
  expect(ADVICE.messageLength).toBe('Shorten the message to 5,000 characters or fewer');
});
