import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { urlPath } from '../../src/server/respond/headers.ts';
import { dynamicPaths } from '../../src/site/addresses.ts';
import { isStaticRoute, NOT_FOUND_PATH, ROUTES } from '../../src/site/routes.ts';
import { PAPERS } from '../content.ts';
import { pageOn } from './page-on.ts';

/** Pages with posts or due dates change, so the build must not write them. */
const CHANGING = /^\/$|^\/dates|^\/blog$/;

test('the build wrote exactly the pages that depend on neither posts nor the day', () => {
  const single = ROUTES.filter((route) => isStaticRoute(route) && !route.isFormResult);
  const dated = new Set(PAPERS.filter(({ dates }) => dates.length > 0).map(({ href }) => href));
  const listed = [...single.map(({ href }) => href), ...dynamicPaths('.')].filter(
    (path) => !CHANGING.test(path) && !dated.has(path),
  );
  const written = globSync('**/*.html', { cwd: 'dist/client' }).map(urlPath);
  expect(written.sort()).toEqual(
    listed.map((path) => (path === NOT_FOUND_PATH ? '/404' : path)).sort(),
  );
});

test('every page shows the current year', async () => {
  for (const [path, shown] of [
    ['/about', /© (?:<!-- -->)?2031/],
    ['/privacy-policy', /Last updated(?:<!-- -->| )*2031/],
    ['/blog', /© (?:<!-- -->)?2031/],
  ] as const) {
    expect((await pageOn(path, '2031-01-01')).html).toMatch(shown);
  }
});
