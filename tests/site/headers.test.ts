import { globSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { CLOSED_CSP, SVG_CSP, securityHeaders } from '../../src/server/respond/headers.ts';
import { POST } from '../routes.ts';
import { everyPage } from './pages.ts';

/** The headers of every response; content type and policy are tested below. */
const {
  'content-security-policy': _policy,
  'cross-origin-resource-policy': _loading,
  ...EVERYWHERE
} = securityHeaders('');

const pages = await everyPage();
const files = globSync('**/*.*', { cwd: 'dist/client' })
  .filter((name) => !/\.(?:html|br|gz)$/.test(name))
  .map((name) => `/${name}`);
const feeds = ['/blog/feed.xml', '/blog/feed.json'];
/** A page of each kind. */
const pictures = pages
  .filter(({ path }) => path === '/' || path === '/blog' || path === POST)
  .flatMap(({ $ }) =>
    $('img[src^="/"], meta[property="og:image"]')
      .map((_, { attribs }) => attribs['src'] ?? URL.parse(attribs['content'] ?? '')?.pathname)
      .get(),
  );

test('every file, feed and picture comes with every header; pictures, feeds and calendars are for anybody', async () => {
  expect(files.length).toBeGreaterThan(10);
  expect(pictures.length).toBeGreaterThan(10);
  for (const path of new Set([...files, ...feeds, ...pictures])) {
    const answer = await fetch(new URL(path, inject('origin')));
    await answer.bytes();
    expect(answer.status, path).toBe(200);
    const headers = Object.fromEntries(answer.headers);
    const { 'content-type': type = '' } = headers;
    const isForAnybody = /^(?:image\/|text\/calendar)/.test(type) || feeds.includes(path);
    expect(headers, path).toMatchObject({
      ...EVERYWHERE,
      'content-security-policy': type.startsWith('image/svg') ? SVG_CSP : CLOSED_CSP,
      'cross-origin-resource-policy': isForAnybody ? 'cross-origin' : 'same-origin',
    });
    if (/^text\/|xml/.test(type)) expect(type, path).toMatch(/; charset=utf-8$/);
  }
});

test('every page comes with every header, and says how it is written', () => {
  for (const { path, headers } of pages) {
    expect(Object.fromEntries(headers), path).toMatchObject({
      ...EVERYWHERE,
      'content-type': 'text/html; charset=utf-8',
      'cross-origin-resource-policy': 'same-origin',
    });
  }
});
