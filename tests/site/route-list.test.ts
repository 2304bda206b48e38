import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { ROUTES } from '../../site/routes.ts';
import { PAPERS } from '../content.ts';
import { builtPages } from './built-pages.ts';

const SERVICES = globSync('content/services/*.yaml').map(
  (file) => `/services/${basename(file, '.yaml')}`,
);

const FAMILIES: Readonly<Record<string, string[]>> = {
  '/services/[slug]': SERVICES,
  '/find/[code]': PAPERS.map(({ href }) => href),
};

const built = ROUTES.filter(({ onDemand }) => !onDemand).flatMap(
  ({ href }) => FAMILIES[href] ?? [href],
);

test('the build wrote the pages of the list, and no others', () => {
  expect(
    builtPages()
      .map(({ route }) => route)
      .sort(),
  ).toEqual(built.sort());
});

test('every file of a page is on the list', () => {
  // Files with a capital letter are parts of pages.
  const files = globSync('**/[a-z]*.astro', { cwd: 'site/screens' });
  const screens = files.map((file) => file.replaceAll('\\', '/').replace(/\.astro$/, ''));
  expect(screens.sort()).toEqual(ROUTES.map(({ screen }) => screen).sort());
});
