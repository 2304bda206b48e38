import { brotliDecompressSync } from 'node:zlib';
import { afterEach, expect, it, vi } from 'vitest';
import type { Site } from './load-site.ts';
import { redate, watchNewYear } from './new-year.ts';
import { identityOf, type SiteFile, siteFile } from './site-file.ts';

const words = 'Since 1975. '.repeat(20);
const page = (year: string) => `<p>${words}© <span data-current-year="">${year}</span></p>`;
const file = (text: string, type: string) => siteFile(Buffer.from(text), { 'content-type': type });
const textOf = (file: SiteFile) => identityOf(file).body.toString();

function siteOf2026() {
  const home = file(page('2026'), 'text/html; charset=utf-8');
  const notFound = file(page('2026'), 'text/html; charset=utf-8');
  const script = file(page('2026'), 'text/javascript');
  const site: Site = {
    files: new Map([
      ['/', home],
      ['/a.js', script],
    ]),
    services: home,
    notFound,
    policies: {},
    redirects: new Map(),
  };
  return { site, home, notFound, script };
}

afterEach(() => vi.useRealTimers());

it('dates every page that routes already hold, in every encoding', async () => {
  const { site, home, notFound, script } = siteOf2026();
  const before = identityOf(home).etag;
  await redate(site, '2027');
  expect(textOf(home)).toBe(page('2027'));
  expect(textOf(notFound)).toBe(page('2027'));
  expect(brotliDecompressSync(home.variants.br?.body ?? '').toString()).toBe(page('2027'));
  expect(identityOf(home).etag).not.toBe(before);
  expect(textOf(script)).toBe(page('2026'));
});

it('does so within a minute of midnight in Texas, and not before', async () => {
  vi.useFakeTimers({ now: new Date('2027-01-01T05:58:30Z') });
  const { site, home } = siteOf2026();
  const end = watchNewYear(site, () => expect.unreachable());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(textOf(home)).toBe(page('2026'));
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() => expect(textOf(home)).toBe(page('2027')));
  end();
});

it('tells of a try that failed, and tries again', async () => {
  vi.useFakeTimers({ now: new Date('2027-01-01T05:59:30Z') });
  const { site, home } = siteOf2026();
  const { notFound } = site;
  const fault = vi.fn();
  const end = watchNewYear(site, fault);
  Object.defineProperty(site, 'notFound', {
    configurable: true,
    get: () => {
      throw new Error('gone');
    },
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fault).toHaveBeenCalledOnce();
  Object.defineProperty(site, 'notFound', { value: notFound });
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() => expect(textOf(home)).toBe(page('2027')));
  end();
});
