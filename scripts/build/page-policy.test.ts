import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { pagePolicy } from './page-policy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A directive's value; undefined if it falls back to `default-src`. */
function sourcesOf(policy: string, directive: string): string | undefined {
  const said = policy.split(';').find((part) => part.startsWith(`${directive} `));
  return said?.slice(directive.length + 1);
}

test('an empty page may load neither script, style nor frame', () => {
  expect(pagePolicy('<!doctype html><p>Words</p>')).toBe(
    "default-src 'none';connect-src 'self';font-src 'self';img-src 'self';" +
      "form-action 'self';base-uri 'none';frame-ancestors 'none';" +
      "require-trusted-types-for 'script';trusted-types 'none'",
  );
});

test('inline scripts and styles are allowed by their hashes, each once', () => {
  const policy = pagePolicy(`<style>a > b { c: "&amp;" }</style><p><style>d {}</style>
    <noscript><style>e {}</style></noscript><style>d {}</style>
    <script>let a = '<p>' && 1;</script><script type="module">b()</script>
    <script type="application/ld+json">{}</script><script type="text/template">c()</script>`);
  const styles = ['a > b { c: "&amp;" }', 'd {}', 'e {}'];
  expect(sourcesOf(policy, 'style-src')).toBe(styles.map(hash).join(' '));
  expect(sourcesOf(policy, 'script-src')).toBe(["let a = '<p>' && 1;", 'b()'].map(hash).join(' '));
});

const LATER = 'go(()=>import("/a.js"))';

test.each([
  ['<script src="/a.js"></script>', 'script-src', "'self'"],
  ['<astro-island component-url="/a.js"></astro-island>', 'script-src', "'self'"],
  [`<script>${LATER}</script>`, 'script-src', `'self' ${hash(LATER)}`],
  ['<link rel="stylesheet" href="/a.css">', 'style-src', "'self'"],
  ['<iframe src="https://maps.google.com/maps">', 'frame-src', 'maps.google.com www.google.com'],
])('for %s, %s is %s', (html, directive, sources) => {
  expect(sourcesOf(pagePolicy(html), directive)).toBe(sources);
});
