import { expect, test } from 'vitest';
import { pagePolicy } from '../../scripts/build/page-policy.ts';
import { securityHeaders } from '../../src/server/respond/headers.ts';
import { everyPage, pagesOfEachKind } from './pages.ts';

const pages = await everyPage();

test('every page has all headers, its language and its character encoding', () => {
  const { 'content-security-policy': _, ...everywhere } = securityHeaders('');
  for (const { path, headers } of pages) {
    expect(Object.fromEntries(headers), path).toMatchObject({
      ...everywhere,
      'content-type': 'text/html; charset=utf-8',
      'cross-origin-resource-policy': 'same-origin',
    });
  }
});

test('each page’s policy allows only what the page contains, and only the map as a frame', async () => {
  for (const { path, html, policy } of await pagesOfEachKind()) {
    expect(policy, path).toBe(pagePolicy(html));
    expect(policy, path).toContain("frame-ancestors 'none'");
  }
  const framed = pages.filter(({ policy }) => policy.includes('frame-src'));
  expect(framed.map(({ path }) => path)).toEqual(['/contact']);
});
