import { expect, test } from 'vitest';
import { isImageAddress, linkKind } from './address.ts';

test.each([
  ['https://www.irs.gov/forms', 'web'],
  ['mailto:office@example.com', 'contact'],
  ['/contact', 'site'],
  ['#triggers', 'site'],
  ['//evil.example', 'refused'],
  ['/\\evil.example', 'refused'],
  ['\t//evil.example', 'refused'],
  ['https:evil.example', 'refused'],
  ['javascript:alert(1)', 'refused'],
  ['java\tscript:alert(1)', 'refused'],
  ['\u0001javascript:alert(1)', 'refused'],
  ['data:text/html,<script>alert(1)</script>', 'refused'],
])('the link type of %j is %s', (href, kind) => {
  expect(linkKind(href)).toBe(kind);
});

test.each([
  ['/images/a.jpg', true],
  ['/\\images.example/a.jpg', false],
  ['data:image/svg+xml,<svg onload=alert(1)>', false],
  ['https://images.example/a.jpg', true],
  ['https://images.example:8443/a.jpg', false],
  ['http://images.example/a.jpg', false],
  ['https://cdn.images.example/a.jpg', false],
  ['https://images.example.evil.example/a.jpg', false],
  ['https://images.example@evil.example/a.jpg', false],
  [' https://images.example/a.jpg', false],
])('with one further host, an image at %j is allowed: %s', (src, allowed) => {
  expect(isImageAddress(src, 'images.example')).toBe(allowed);
});

test('without a further host, only images of the site are allowed', () => {
  expect(isImageAddress('/images/a.jpg')).toBe(true);
  expect(isImageAddress('https://images.example/a.jpg')).toBe(false);
});
