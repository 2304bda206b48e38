import { afterAll, describe, expect, test } from 'vitest';
import { withoutTrailingSlash } from './respond/redirects.ts';
import { policyOf } from './testing/fake-site.ts';
import { sendRaw } from './testing/send-raw.ts';
import { testApp } from './testing/test-app.ts';

const site = await testApp();
afterAll(site.close);
const url = await site.app.listen({ port: 0, host: '127.0.0.1' });

describe('a trailing slash', () => {
  test.each([
    ['/about/', '/about'],
    ['/about/?a=1&b=/', '/about?a=1&b=/'],
    ['/services/payroll//', '/services/payroll'],
    ['/a//b//', '/a//b'],
    ['/blog/some-post/', '/blog/some-post'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
  ])('the trailing slash of %s is removed: %s', (url, location) => {
    expect(withoutTrailingSlash(url)).toBe(location);
  });

  test.each(['/', '/?a=/', '/about', '/about?next=/x/'])('%s has no trailing slash', (target) => {
    expect(withoutTrailingSlash(target)).toBeUndefined();
  });
});

describe('an unknown path', () => {
  test.each([
    '/nothing',
    '/a/b/c',
    '/blog/UPPER',
    '/blog/a/b',
    '/_image?href=x',
    '/contact/check',
    '/art/post/x.png',
    '/..%2f..%2fetc/passwd',
    `/blog/${'a'.repeat(9_000)}`,
    `/art/post/${'a'.repeat(101)}`,
  ])('%s gets the 404 page', async (url) => {
    const response = await site.app.inject({ url });
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('<title>404</title>');
    expect(response.headers['content-security-policy']).toBe(policyOf('/404'));
    expect(response.headers.etag).toBeUndefined();
  });

  test.each(['/services/nothing', '/services/a/b', '/services/%20'])(
    '%s gets the list of services',
    async (url) => {
      const response = await site.app.inject({ url });
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain('<title>services</title>');
    },
  );
});

describe('a method that the path does not accept', () => {
  test.each([
    ['DELETE', '/', 'GET, HEAD, POST'],
    ['POST', '/about', 'GET, HEAD'],
    ['PUT', '/blog', 'GET, HEAD'],
    ['POST', '/nothing', 'GET, HEAD'],
  ] as const)('%s %s gets 405', async (method, url, allow) => {
    const response = await site.app.inject({ method, url, payload: method === 'POST' ? '{}' : '' });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe(allow);
  });
});

describe('an old address', () => {
  test.each([
    ['/old%20page', '/about'],
    ['/old%20page//?a=1&b=/', '/about?a=1&b=/'],
    ['/services/wages?a=1', '/services/payroll?a=1#steps'],
    ['/?page_id=12', '/about'],
    ['/?a=1&page_id=12', '/about?a=1'],
    ['/About/?p=3', '/services/payroll#steps'],
    ['/about?p=3&lang=es', '/message-sent'],
    ['/services/W%61ges/', '/services/payroll#steps'],
    ['/blog/old-post', '/blog/new-post'],
  ])('the old address %s is redirected to %s', async (url, location) => {
    const response = await site.app.inject({ url });
    expect(response.statusCode).toBe(301);
    expect(response.headers).toMatchObject({ location, 'cache-control': 'public, max-age=3600' });
  });

  test.each([
    '/old%20page/further',
    '/?page_id=13',
    '/old',
    '/services/wages-and-more',
    '/constructor',
  ])('%s is not redirected', async (url) => {
    const response = await site.app.inject({ url });
    expect(response.headers.location).toBeUndefined();
  });
});

test.each(['/%', '/%E0%A4%A', '/services/%', '/blog/%zz'])('malformed %s gets 400', async (url) => {
  expect((await site.app.inject({ url })).statusCode).toBe(400);
});

test.each([
  ['OPTIONS *', /^HTTP\/1\.1 405 /],
  ['PROPFIND /', /^HTTP\/1\.1 405 /],
  ['TRACE /about', /^HTTP\/1\.1 405 /],
  ['GET //evil.example/', /^HTTP\/1\.1 301 .*\r\nlocation: \/evil\.example\r\n/s],
  ['GET http://evil.example/about/', /^HTTP\/1\.1 301 .*\r\nlocation: \/about\r\n/s],
])('%s, which no browser sends, is answered without a log line', async (target, answer) => {
  const sent = `${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
  expect(await sendRaw(url, sent).came).toMatch(answer);
  expect(site.log).toEqual([]);
});
