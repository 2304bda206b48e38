import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { precompress } from './compress.ts';
import { loadBuilt } from './load-built.ts';
import { StartError } from './start-error.ts';
import { fakeSite, htmlOf } from './testing/fake-site.ts';
import { testApp } from './testing/test-app.ts';

const SETTINGS = { SITE_URL: 'https://www.example.com', IMAGE_HOST: undefined };

const site = await testApp();
afterAll(site.close);

function get(url: string, headers: Record<string, string> = {}) {
  return site.app.inject({ url, headers });
}

describe('a built page', () => {
  test.each([
    ['/', '/'],
    ['/about', '/about'],
    ['/abou%74', '/about'],
    ['http://any.example/about', '/about'],
  ])('a built page is served at %s', async (url, path) => {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(htmlOf(path.slice(1) || 'home'));
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'speculation-rules': '"/speculation-rules.json"',
    });
  });

  test('a built page is served compressed, with a different ETag for each encoding', async () => {
    const plain = await get('/about');
    const br = await get('/about', { 'accept-encoding': 'gzip, br' });
    const gzip = await get('/about', { 'accept-encoding': 'gzip' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(htmlOf('about'));
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(htmlOf('about'));
    expect(br.headers['content-length']).toBe(String(br.rawPayload.length));
    const tags = [plain, br, gzip].map(({ headers }) => headers.etag);
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  });

  test('a built page gets 304 if the request has its ETag', async () => {
    const etag = String((await get('/about', { 'accept-encoding': 'br' })).headers.etag);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get('/about', { 'accept-encoding': 'br', 'if-none-match': known });
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
      expect(again.headers).toMatchObject({ etag, vary: 'Accept-Encoding' });
      expect(again.headers['content-encoding']).toBeUndefined();
    }
    expect((await get('/about', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  });
});

describe('other files', () => {
  test.each([
    ['/_astro/app.abc123.js', 'text/javascript; charset=utf-8', 'immutable'],
    ['/_astro/font.abc123.woff2', 'font/woff2', 'immutable'],
    ['/art/texas.abc123.svg', 'image/svg+xml; charset=utf-8', 'immutable'],
    ['/speculation-rules.json', 'application/speculationrules+json', 'max-age=3600'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'max-age=0'],
    ['/odd:name.txt', 'text/plain; charset=utf-8', 'max-age=0'],
  ])('%s has type %s and cache-control %s', async (url, type, cache) => {
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toContain(cache);
    expect(headers['speculation-rules']).toBeUndefined();
  });

  test.each([
    '/_headers',
    '/404',
    '/index',
    '/about.html',
    '/index.html',
    '/About',
    '/server/entry.mjs',
  ])('%s is not served', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('loadBuilt', () => {
  test('loadBuilt uses the compressed copies that precompress wrote', async () => {
    const dist = fakeSite(temporaryFolder());
    const about = join(dist, 'client', 'about.html');
    expect(await precompress(join(dist, 'client'))).toBe(11);
    const { files, built } = await loadBuilt(dist, SETTINGS);
    const { br, gzip } = built.pages.get('/about')?.bodies ?? {};
    expect(br?.equals(readFileSync(`${about}.br`))).toBe(true);
    expect(gzip?.equals(readFileSync(`${about}.gz`))).toBe(true);
    expect(files.has('/about.html.br')).toBe(false);
  });

  test('loadBuilt without a build throws a StartError that names the command to run', async () => {
    const dist = fakeSite(temporaryFolder());
    rmSync(join(dist, 'client'), { recursive: true });
    await expect(loadBuilt(dist, SETTINGS)).rejects.toThrow(StartError);
    await expect(loadBuilt(dist, SETTINGS)).rejects.toThrow(/not built.*npm run build/);
  });
});
