import { expect, test } from 'vitest';
import { asOf } from '../../server/as-of.ts';
import { builtPages } from './built-pages.ts';

const PAGES = builtPages().map(({ route, html }) => [route, html] as const);
const marked = (html: string) =>
  [...html.matchAll(/data-current-year[^>]*>([^<]*)</g)].map(([, year]) => year);

test.each(PAGES)('the server can date %s anew', (_, html) => {
  const years = marked(asOf(html, '2031-01-01'));
  expect(years.length).toBeGreaterThan(0);
  expect(new Set(years)).toEqual(new Set(['2031']));
});
