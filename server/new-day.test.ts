import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterEach, expect, it, vi } from 'vitest';
import type { Site } from './load-site.ts';
import { redate, watchNewDay } from './new-day.ts';
import { COMPRESSIONS } from './precompress.ts';
import { identityOf, type SiteFile, siteFile } from './site-file.ts';

const words = 'Since 1975. '.repeat(20);
const page = (year: string, due = '') =>
  `<p>${words}${due}© <span data-current-year="">${year}</span></p>`;
const dated = page(
  '2026',
  '<i data-shown="/2026-12-15">December 15</i><i data-shown="/2027-01-15">January 15</i>',
);
const file = (text: string, type: string) => siteFile(Buffer.from(text), { 'content-type': type });
const textOf = (file: SiteFile) => identityOf(file).body.toString();

function siteOf2026() {
  const home = file(page('2026', '<i>December 15</i><i>January 15</i>'), 'text/html');
  const notFound = file(page('2026'), 'text/html; charset=utf-8');
  const script = file(page('2026'), 'text/javascript');
  const site: Site = {
    files: new Map([
      ['/', home],
      ['/a.js', script],
    ]),
    services: home,
    notFound,
    day: '2026-12-15',
    sources: new Map([[home, gzipSync(dated)]]),
    policies: {},
    redirects: new Map(),
  };
  return { site, home, notFound, script };
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('shows every page that routes already hold as of the day, in every encoding', async () => {
  const { site, home, notFound, script } = siteOf2026();
  const before = identityOf(home).etag;
  await redate(site, '2027-01-01');
  const now = page('2027', '<i>January 15</i>');
  expect(textOf(home)).toBe(now);
  expect(textOf(notFound)).toBe(page('2027'));
  expect(brotliDecompressSync(home.variants.br?.body ?? '').toString()).toBe(now);
  expect(identityOf(home).etag).not.toBe(before);
  expect(textOf(script)).toBe(page('2026'));
});

it('takes a page from what was built, on any day', async () => {
  const { site, home } = siteOf2026();
  await redate(site, '2030-01-01');
  expect(textOf(home)).toBe(page('2030'));
  await redate(site, '2026-01-01');
  expect(textOf(home)).toBe(page('2026', '<i>December 15</i><i>January 15</i>'));
});

it('compresses only what changes', async () => {
  const { site, home } = siteOf2026();
  const compress = vi.spyOn(COMPRESSIONS.br, 'compress');
  const { body } = identityOf(home);
  await redate(site, '2026-12-15');
  expect(compress).not.toHaveBeenCalled();
  expect(identityOf(home).body).toEqual(body);
  await redate(site, '2026-12-16');
  expect(compress).toHaveBeenCalledOnce();
});

it('does so within a minute of midnight in Texas, and not before', async () => {
  vi.useFakeTimers({ now: new Date('2026-12-16T05:58:30Z') });
  const { site, home } = siteOf2026();
  const end = watchNewDay(site, () => expect.unreachable());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(textOf(home)).toContain('December 15');
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() => expect(textOf(home)).not.toContain('December 15'));
  end();
});

it('tells once of a day whose tries fail, and tries again', async () => {
  vi.useFakeTimers({ now: new Date('2027-01-01T05:59:30Z') });
  const { site, home } = siteOf2026();
  const { notFound } = site;
  const fault = vi.fn();
  const end = watchNewDay(site, fault);
  Object.defineProperty(site, 'notFound', {
    configurable: true,
    get: () => {
      throw new Error('gone');
    },
  });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(fault).toHaveBeenCalledOnce();
  Object.defineProperty(site, 'notFound', { value: notFound });
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() => expect(textOf(home)).toBe(page('2027', '<i>January 15</i>')));
  end();
});
