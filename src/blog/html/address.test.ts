import { expect, test } from 'vitest';
import { isImageAddress, linkKind } from './address.ts';

test.each([
  ['https://www.irs.gov/forms', 'web'],
  ['HTTP://irs.gov', 'web'],
  ['mailto:office@example.com', 'contact'],
  ['tel:+17135550100', 'contact'],
  ['/contact', 'site'],
  ['../services', 'site'],
  ['#triggers', 'site'],
  ['?page=2', 'site'],
  ['//evil.example', 'refused'],
  ['/\\evil.example', 'refused'],
  ['\\\\evil.example', 'refused'],
  ['\t//evil.example', 'refused'],
  ['/\n/evil.example', 'refused'],
  ['https:evil.example', 'refused'],
  ['https:///evil.example', 'refused'],
  ['javascript:alert(1)', 'refused'],
  [' JaVa\nScript:alert(1)', 'refused'],
  ['java\tscript:alert(1)', 'refused'],
  ['\u0001javascript:alert(1)', 'refused'],
  ['data:text/html,<script>alert(1)</script>', 'refused'],
  ['vbscript:x', 'refused'],
  ['file:///etc/passwd', 'refused'],
])('%j leads to: %s', (href, kind) => {
  expect(linkKind(href)).toBe(kind);
});

test.each([
  ['/images/a.jpg', true],
  ['/\\images.example/a.jpg', false],
  ['a.jpg', false],
  ['data:image/svg+xml,<svg onload=alert(1)>', false],
  ['', false],
  ['https://images.example/a.jpg', true],
  ['HTTPS://IMAGES.example/a.jpg?w=640', true],
  ['https://images.example:443/a.jpg', true],
  ['https://images.example:8443/a.jpg', false],
  ['http://images.example/a.jpg', false],
  ['//images.example/a.jpg', false],
  ['https:images.example/a.jpg', false],
  ['https:///images.example/a.jpg', false],
  ['https://cdn.images.example/a.jpg', false],
  ['https://images.example.evil.example/a.jpg', false],
  ['https://images.example@evil.example/a.jpg', false],
  ['https://user@images.example/a.jpg', false],
  ['https://user:word@images.example/a.jpg', false],
  [' https://images.example/a.jpg', false],
])('with one further host, an image from %j: %s', (src, allowed) => {
  expect(isImageAddress(src, 'images.example')).toBe(allowed);
});

test('without a further host, an image comes from the site alone', () => {
  expect(isImageAddress('/images/a.jpg')).toBe(true);
  expect(isImageAddress('https://images.example/a.jpg')).toBe(false);
});
