import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { checkContent } from './check-content.ts';

const entry = (from: string, to: string) => `- { from: ${from}, to: ${to} }\n`;

/** What is wrong with a register of old addresses, beside the content of this project and a post. */
async function complaints(entries: readonly string[]): Promise<string[]> {
  const project = temporaryFolder({ 'content/posts/a-post.md': '' });
  cpSync(join(import.meta.dirname, '../content'), join(project, 'content'), { recursive: true });
  writeFileSync(join(project, 'content/redirects.yaml'), entries.join('') || '# None\n');
  const problems = await checkContent(project);
  return problems.map(({ line, field, expected }) => `${line}, ${field}: ${expected}`);
}

test('each wrong entry is named with its line, its field and what to write instead', async () => {
  const wrong: readonly [written: string, said: string][] = [
    [entry('https://example.com/old', '/about'), 'from: expected an old address from'],
    [entry('/old?page=2', '/about'), 'from: expected an old address from'],
    [entry('/old/*', '/about'), 'from: expected an old address from'],
    [entry('/old/%2E%2e/about', '/about'), 'from: expected the address as it stands'],
    [entry('/old%zz', '/about'), 'from: expected the address as it stands'],
    ['- from: /nowhere\n', 'to: is missing; expected text'],
    [entry('/a', 'https://example.com/'), 'to: expected the address of a page from'],
    [entry('/b', '/about/'), 'to: expected the address of a page from'],
    [entry('/c', '/abuot'), 'to: "/abuot" is not known; expected the address of a page'],
    [entry('/d', '/services/none'), 'to: "/services/none" is not known'],
    [entry('/e', '/contact/check'), 'to: "/contact/check" is not known'],
    [entry('/f', '/blog/A_Post'), 'to: "/blog/A_Post" is not known'],
    [entry('/g', '/blog/a-post#top'), 'to: expected no "#": what stands in the blog changes'],
    ['- { from: /h, to: /, status: 302 }\n', 'status: no such field; remove it'],
  ];
  expect(await complaints(wrong.map(([written]) => written))).toEqual(
    wrong.map(([, said], place) =>
      expect.stringMatching(RegExp(`^${place + 1}, ${place + 1}\\.${RegExp.escape(said)}`)),
    ),
  );
});

test('an old address is no page, stands once, and leads to none of its like', async () => {
  const of = (place: number, said: string) => `${place}, ${place}.${said}`;
  const pages = [
    '/About/',
    '/',
    '/services/payroll',
    '/find/lt11',
    '/blog/feed.xml',
    '/blog/a-post',
  ];
  const old = [
    entry('/old', '/contact'),
    entry('/OLD/', '/contact'),
    entry('/first', '/blog/second'),
  ];
  const written = [...old, entry('/blog/second', '/blog/third')];
  expect(await complaints([...pages.map((from) => entry(from, '/referrals')), ...written])).toEqual(
    [
      ...pages.map((from, place) =>
        of(
          place + 1,
          `from: ${from.replace(/(?<=.)\/$/, '').toLowerCase()} is a page of this site; remove this entry`,
        ),
      ),
      of(8, 'from: /OLD/ stands in this list twice; keep one'),
      of(9, 'to: /blog/second is an old address itself; expected the address of a page'),
    ],
  );
});

test('old addresses of every kind may lead to pages, services, papers, posts, feeds and parts', async () => {
  expect(await complaints([])).toEqual([]);
  const right = [
    entry('/index.php', '/'),
    entry('/Team%20page/', '/meet-team'),
    entry('/équipe', '/about#faq'),
    entry('/services/wages', '/services/payroll'),
    entry('/find/lt11a', '/find/lt11'),
    entry('/blog/an-old-post', '/blog/a-post'),
    entry('/blog/gone', '/blog/in-the-store-alone'),
    entry('/feed', '/blog/feed.xml'),
  ];
  expect(await complaints(right)).toEqual([]);
});
