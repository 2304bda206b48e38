import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { localAddress } from './local-address.ts';

let dist: string;

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'dist-'));
  return () => rmSync(dist, { recursive: true });
});

function build(origin: string): void {
  mkdirSync(join(dist, 'client'));
  const urls = ['/', '/about'].map((path) => `<url><loc>${origin}${path}</loc></url>`);
  writeFileSync(join(dist, 'client', 'sitemap.xml'), `<urlset>${urls.join('')}</urlset>`);
}

it.each([
  'http://localhost:4321',
  'http://127.0.0.1:80',
  'http://[::1]:4321',
  'https://a.localhost',
])('names %s', (origin) => {
  build(origin);
  expect(localAddress(dist)).toEqual([
    { where: 'SITE_URL', what: expect.stringContaining(new URL(origin).origin) },
  ]);
});

it.each(['https://www.example.com', 'https://localhost.example.com'])('accepts %s', (origin) => {
  build(origin);
  expect(localAddress(dist)).toEqual([]);
});

it('says nothing of a site that is not built', () => {
  expect(localAddress(dist)).toEqual([]);
});
