import { expect, test } from 'vitest';
import { SAMPLE as message } from '../testing/sample.ts';
import { nonces } from './nonce.ts';

test('without a nonce, what comes again within five minutes is a copy', () => {
  const clock = { ms: 1 };
  const nonceOf = nonces(() => clock.ms);
  const nonceAt = (minutes: number) => {
    clock.ms = 1 + minutes * 60_000;
    return nonceOf({ nonce: '', message, address: '192.0.2.1' });
  };
  const first = nonceAt(0);
  expect(nonceAt(4.9)).toBe(first);
  expect(nonceAt(5.1)).not.toBe(first);
});

test('with a nonce it is one whenever it comes, and from wherever', () => {
  const sent = { nonce: 'n', message };
  const first = nonces()({ ...sent, address: '192.0.2.1' });
  expect(nonces()({ ...sent, address: '192.0.2.2' })).toBe(first);
  expect(nonces()({ nonce: 'other', message, address: '192.0.2.1' })).not.toBe(first);
});
