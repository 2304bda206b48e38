import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { samplePostFile } from '../blog/testing/posts.ts';
import { checkContent } from './check-content.ts';

/** Problems of these redirects, with this project's content and one post. */
async function complaints(entries: readonly (readonly [from: string, to: string])[]) {
  const project = temporaryFolder({ 'content/posts/a-post.md': samplePostFile() });
  cpSync(join(import.meta.dirname, '../../content'), join(project, 'content'), { recursive: true });
  const lines = entries.map(([from, to]) => `- { from: ${from}, to: ${to} }\n`);
  writeFileSync(join(project, 'content/redirects.yaml'), lines.join('') || '# None\n');
  const problems = await checkContent(project);
  return problems.map(({ line, field, expected }) => `${line}, ${field}: ${expected}`);
}

test.each([
  [
    'alone',
    [
      ['https://example.com/old', '/about', 'from: expected an old address from'],
      ['/old?page', '/about', 'from: expected names and values of letters'],
      ['/old/%2E%2e/about', '/about', 'from: expected the address as it stands'],
      ['/old%zz', '/about', 'from: expected the address as it stands'],
      ['/a', 'https://example.com/', 'to: expected the address of a page from'],
      ['/b', '/about/', 'to: expected the address of a page from'],
      ['/c', '/abuot', 'to: "/abuot" is not known; expected the address of a page'],
      ['/g', '/blog/a-post#top', 'to: expected no "#": what stands in the blog changes'],
    ],
  ],
  [
    'beside the others',
    [
      ['/About/', '/', 'from: /about is a page of this site; remove this entry'],
      ['/?page_id=12', '/', 'to: / is there without this entry'],
      ['/blog/old', '/blog/older', 'to: /blog/older is an old address itself'],
      ['/blog/older', '/blog/old', 'to: /blog/old is an old address itself'],
      ['/BLOG/older/', '/', 'from: /BLOG/older/ stands in this list twice; keep one'],
    ],
  ],
] as const)('a redirect that is wrong %s is reported with its remedy', async (_, wrong) => {
  expect(await complaints(wrong.map(([from, to]) => [from, to]))).toEqual(
    wrong.map(([, , said], index) =>
      expect.stringMatching(RegExp(`^${index + 1}, ${index + 1}\\.${RegExp.escape(said)}`)),
    ),
  );
});

test('redirects may lead to pages, parts of them, posts and feeds', async () => {
  expect(await complaints([])).toEqual([]);
  const right = [
    ['/Team%20page/', '/meet-team'],
    ['/équipe', '/about#faq'],
    ['/?page_id=13', '/dates/individuals'],
    ['/blog/gone', '/blog/in-the-store-alone'],
    ['/feed', '/blog/feed.xml'],
  ] as const;
  expect(await complaints(right)).toEqual([]);
});
