import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRules } from '../../../tests/netlify/rules.ts';
import { temporaryFolder } from '../../../tests/temporary-folder.ts';
import { redirectRules } from './redirect-rules.ts';

/** The redirects of old addresses, parsed by Netlify's own packages. */
async function ledBy(...redirects: Parameters<typeof redirectRules>[0]) {
  const publish = temporaryFolder({ 'p/_headers': '', 'p/_redirects': redirectRules(redirects) });
  const { redirectAt } = await readRules(join(publish, 'p'));
  return (path: string) => redirectAt(new URL(path, 'https://site.example'));
}

test.each([
  ['/services/Old', '/services/old'],
  ['/über', '/%c3%bcber'],
  ['/100%25', '/100%25'],
  ['/[a]', '/%5Ba%5D'],
])(
  '%s redirects requests for %s, before any file and the rule for unknown services',
  async (from, path) => {
    const led = await ledBy({ from, to: '/about#story' });
    expect(led(path)).toMatchObject({ to: '/about#story', status: 301, force: true });
    expect(led('/services/other')).toMatchObject({ to: '/services', status: 200, force: false });
  },
);

test('an old address with a query redirects, even beside others, and the page at its path stays', async () => {
  const led = await ledBy(
    { from: '/index.php', to: '/' },
    { from: '/index.php?id=3', to: '/about' },
    { from: '/index.php?id=3&lang=es', to: '/contact' },
    { from: '/?page_id=12', to: '/about' },
  );
  expect(led('/?a=1&page_id=12')?.to).toBe('/about');
  expect(led('/?page_id=1')).toBeUndefined();
  expect(led('/')).toBeUndefined();
  expect(led('/index.php?lang=es&id=3')?.to).toBe('/contact');
  expect(led('/index.php?id=3')?.to).toBe('/about');
  expect(led('/index.php?id=4')?.to).toBe('/');
});

test('characters with a meaning in a rule stay encoded, once', () => {
  expect(redirectRules([{ from: '/about%2Fus%20%2A', to: '/' }])).toBe(
    '/about%2Fus%20%2A / 301!\n/about%2fus%20%2a / 301!\n/services/* /services 200\n',
  );
});
