import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { texasToday } from '../../src/base/calendar/texas-time.ts';
import { urlPath } from '../../src/server/respond/headers.ts';
import { listedIn } from '../../src/site/addresses.ts';
import { NOT_FOUND_PATH, ROUTES } from '../../src/site/routes.ts';
import { pageOn } from './page-on.ts';

const LISTED = listedIn('.');

test('the build wrote every page that shows no posts and depends on no day, and no other', async () => {
  const written = globSync('**/*.html', { cwd: 'dist/client' }).map(urlPath);
  const pages = [...ROUTES.map(({ href }) => href), ...LISTED];
  const rendered = await Promise.all(
    pages
      .filter((path) => !path.includes('[') && !path.startsWith('/contact/'))
      .map(async (path) => ({ path, ...(await pageOn(path, texasToday())) })),
  );
  const settled = rendered.filter(({ used }) => !used.posts && !used.day);
  expect(written.sort()).toEqual(
    settled.map(({ path }) => (path === NOT_FOUND_PATH ? '/404' : path)).sort(),
  );
  // Due dates pass: pages that show them cannot be prerendered.
  const dated = rendered.filter(({ used }) => used.day).map(({ path }) => path);
  expect(dated).toEqual(expect.arrayContaining(['/', '/dates', '/dates/employers']));
});

test('every page shows the year of the day', async () => {
  for (const [path, shown] of [
    ['/about', /© (?:<!-- -->)?2031/],
    ['/privacy-policy', /Last updated(?:<!-- -->| )*2031/],
    ['/blog', /© (?:<!-- -->)?2031/],
  ] as const) {
    expect((await pageOn(path, '2031-01-01')).html).toMatch(shown);
  }
});

test('every file of a page is on the list', () => {
  // Capitalized files are components.
  const files = globSync('**/[a-z]*.astro', { cwd: 'src/site/screens' });
  const screens = files.map((file) => file.replaceAll('\\', '/').replace(/\.astro$/, ''));
  const named = new Set(ROUTES.map(({ screen }) => screen));
  expect(screens.sort()).toEqual([...named].sort());
});
