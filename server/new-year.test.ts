import { expect, it } from 'vitest';
import { currentYear } from '../site/content/current-year.ts';
import type { Site } from './load-site.ts';
import { renewFiles } from './new-year.ts';
import { siteFile } from './site-file.ts';
import { withYear } from './year-mark.ts';

const page = (year: string) =>
  Buffer.from(`<p>Since 1975, © <span data-current-year="">${year}</span></p>`);

it('changes the marked year and no other', () => {
  expect(withYear(page('2026'), '2027').toString()).toBe(page('2027').toString());
});

it('leaves a page without a marked year as it is', () => {
  const html = Buffer.from('<p>2026</p>');
  expect(withYear(html, '2027')).toBe(html);
});

it('goes by the calendar of Texas', () => {
  expect(currentYear(new Date('2027-01-01T05:59:00Z'))).toBe('2026');
  expect(currentYear(new Date('2027-01-01T06:00:00Z'))).toBe('2027');
});

it('renews the files that routes already hold', () => {
  const site = (year: string): Site => {
    const home = siteFile(page(year), {});
    return { files: new Map([['/', home]]), services: home, notFound: siteFile(page(year), {}) };
  };
  const served = site('2026');
  const held = served.files.get('/');
  renewFiles(served, site('2027'));
  expect(held?.variants.identity.body.toString()).toBe(page('2027').toString());
  expect(served.notFound.variants.identity.body.toString()).toBe(page('2027').toString());
});
