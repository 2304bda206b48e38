import { expect, test } from 'vitest';
import { hasOneHost } from './host-header.ts';

const named = (...hosts: string[]) =>
  hasOneHost({
    headers: hosts[0] === undefined ? {} : { host: hosts[0] },
    rawHeaders: ['Accept', 'Host', ...hosts.flatMap((host) => ['hOST', host])],
  });

test.each(['example.com', 'example.com:80', '127.0.0.1:4321', '[::1]:80', 'a_b.example', 'x:'])(
  '%s is a host',
  (host) => expect(named(host)).toBe(true),
);

test.each(['a@b', 'a:b@c', '[', 'a b', 'a/b', '', 'a:123456'])('%s is no host', (host) =>
  expect(named(host)).toBe(false),
);

test('a request without a host is left to Node, one with two is refused', () => {
  expect(named()).toBe(true);
  expect(named('a.example', 'b.example')).toBe(false);
});
