import { expect, it } from 'vitest';
import { isLocal } from './local-address.ts';

it.each(['localhost', '127.0.0.1', '0.0.0.0', '[::1]', 'a.localhost'])('%s is local', (host) => {
  expect(isLocal(host)).toBe(true);
});

it.each(['www.firm.com', 'localhost.firm.com', '10.0.0.1'])('%s is not', (host) => {
  expect(isLocal(host)).toBe(false);
});
