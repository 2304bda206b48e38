import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { ContentError } from '../content/reading/content-error.ts';
import { redirectsFile } from '../content/reading/redirects.ts';
import { byAddressKey } from '../content/schemas/redirects.ts';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { checkContent } from './check-content.ts';

const CONTENT = join(import.meta.dirname, '../content');

let project: string;

/** A copy of the content, with a post. */
beforeEach(() => {
  project = temporaryFolder({ 'content/posts/a-post.md': '' });
  cpSync(CONTENT, join(project, 'content'), { recursive: true });
});

const register = (...entries: string[]) =>
  writeFileSync(
    join(project, 'content/redirects.yaml'),
    ['# Old addresses', ...entries].join('\n'),
  );

const complaints = async () => new ContentError(await checkContent(project)).message.split('\n');

const entry = (from: string, to: string) => `- { from: ${from}, to: ${to} }`;

test.each([
  ['a domain', entry('https://example.com/old', '/about'), 'from: expected an old address from'],
  ['a query', entry('/old?page=2', '/about'), 'from: expected an old address from'],
  ['a part of a page', entry('/old#team', '/about'), 'from: expected an old address from'],
  ['a wildcard', entry('/old/*', '/about'), 'from: expected an old address from'],
  ['a way up', entry('/old/../about', '/about'), 'from: expected the address as it stands'],
  ['a way up, encoded', entry('/old/%2E%2e/about', '/about'), 'from: expected the address as it'],
  ['broken encoding', entry('/old%zz', '/about'), 'from: expected the address as it stands'],
  ['no target', '- from: /old', 'to: is missing; expected text'],
  [
    'another site',
    entry('/old', 'https://example.com/'),
    'to: expected the address of a page from',
  ],
  ['a slash at the end', entry('/old', '/about/'), 'to: expected the address of a page from'],
  ['no such page', entry('/old', '/abuot'), 'to: /abuot is no page of this site; expected one'],
  ['no such service', entry('/old', '/services/none'), 'to: /services/none is no page of this'],
  ['what only answers a form', entry('/old', '/contact/check'), 'to: /contact/check is no page'],
  ['no slug', entry('/old', '/blog/A_Post'), 'to: /blog/A_Post is no page of this site'],
  ['a part of the blog', entry('/old', '/blog/a-post#top'), 'to: expected /blog/a-post alone'],
  ['itself', entry('/old', '/OLD'), 'to: /OLD leads in a circle; expected the address of a page'],
  ['a page', entry('/About/', '/contact'), 'from: /about is a page of this site; remove this'],
  ['the home page', entry('/', '/contact'), 'from: / is a page of this site; remove this entry'],
  ['a service', entry('/services/payroll', '/'), 'from: /services/payroll is a page of this site'],
  ['a file', entry('/blog/feed.xml', '/blog'), 'from: /blog/feed.xml is a page of this site'],
  [
    'a post',
    entry('/blog/a-post', '/'),
    'from: /blog/a-post is the post of content/posts/a-post.md',
  ],
  ['a field too many', '- { from: /old, to: /, status: 302 }', 'status: no such field; remove it'],
])('%s is named with line, field and what to write instead', async (_, written, said) => {
  register(written);
  expect(await complaints()).toEqual([
    expect.stringContaining(`content/redirects.yaml, line 2, 1.${said}`),
  ]);
});

test('two entries for one address, a chain and a circle are named where they stand', async () => {
  register(
    entry('/old', '/about'),
    entry('/OLD/', '/contact'),
    entry('/first', '/second'),
    entry('/second', '/services/payroll'),
    entry('/here', '/there'),
    entry('/there', '/here'),
  );
  expect(await complaints()).toEqual([
    'content/redirects.yaml, line 3, 2.from: /OLD/ stands in this list twice; keep one',
    'content/redirects.yaml, line 4, 3.to: /second is an old address itself; write /services/payroll instead',
    'content/redirects.yaml, line 6, 5.to: /there leads in a circle; expected the address of a page',
    'content/redirects.yaml, line 7, 6.to: /here leads in a circle; expected the address of a page',
  ]);
});

test('old addresses of every kind may lead to pages, services, posts, feeds and parts', async () => {
  register();
  expect(await complaints()).toEqual(['']);
  expect(redirectsFile(project).content).toEqual([]);
  register(
    entry('/index.php', '/'),
    entry('/Team%20page/', '/meet-team'),
    entry('/équipe', '/about#faq'),
    entry('/services/wages', '/services/payroll'),
    entry('/blog/an-old-post', '/blog/a-post'),
    entry('/blog/gone', '/blog/in-the-store-alone'),
    entry('/feed', '/blog/feed.xml'),
  );
  expect(await complaints()).toEqual(['']);
  expect([...byAddressKey(redirectsFile(project).content)].slice(0, 3)).toEqual([
    ['/index.php', '/'],
    ['/team page', '/meet-team'],
    ['/équipe', '/about#faq'],
  ]);
});
