import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { localAddress } from './local-address.ts';

/** The folder of a site that was built for this address. */
function builtFor(origin: string): string {
  const urls = ['/', '/about'].map((path) => `<url><loc>${origin}${path}</loc></url>`);
  return temporaryFolder({ 'client/sitemap.xml': `<urlset>${urls.join('')}</urlset>` });
}

it.each([
  'http://localhost:4321',
  'http://127.0.0.1:80',
  'http://[::1]:4321',
  'https://a.localhost',
])('names %s', (origin) => {
  expect(localAddress(builtFor(origin))).toEqual([
    { where: 'SITE_URL', what: expect.stringContaining(new URL(origin).origin) },
  ]);
});

it.each(['https://www.example.com', 'https://localhost.example.com'])('accepts %s', (origin) => {
  expect(localAddress(builtFor(origin))).toEqual([]);
});

it('says nothing of a site that is not built', () => {
  expect(localAddress(temporaryFolder())).toEqual([]);
});
