import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { texasToday } from '../../base/calendar/texas-time.ts';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { importArticles } from '../articles/import.ts';
import { openSqlitePosts } from '../stores/sqlite/store.ts';
import { convert } from './convert.ts';
import { readGhost } from './ghost.ts';
import type { OldBlog } from './old-blog.ts';
import { readWordPress } from './wordpress.ts';

const FIXTURE = readFileSync(join(import.meta.dirname, 'testing/wordpress.xml'), 'utf8');
const SITE = 'https://old.example.com';
const PICTURE = await sharp({
  create: { width: 60, height: 40, channels: 3, background: '#876' },
})
  .png()
  .toBuffer();

/** A folder to convert into, and how. */
function target(files: Record<string, string> = {}) {
  const folder = temporaryFolder({ 'articles/x': '', 'served/x': '', ...files });
  const folders = { articles: join(folder, 'articles'), served: join(folder, 'served') };
  const asked: string[] = [];
  const moving = {
    ...{ folders, categories: ['Payroll'] },
    people: [{ name: 'Hannah Brandt', title: 'CPA' }],
    fetch: async (url: URL) => {
      asked.push(url.href);
      if (!url.pathname.endsWith('desk.png')) {
        throw Object.assign(new Error(), { code: 'ENOTFOUND' });
      }
      return { bytes: PICTURE, ending: 'png' };
    },
  };
  const read = (file: string) => readFileSync(join(folders.articles, file), 'utf8');
  return { folder, folders, moving, asked, read };
}

const post = (fields: object) => ({
  ...{ id: '1', title: 'T', slug: 't', addresses: [], html: '<p>a</p>', excerpt: 'e' },
  ...{ categories: [], author: 'A', date: '2020-01-02', cover: undefined, remarks: [] },
  ...fields,
});
const blog = (...posts: object[]): OldBlog => ({
  ...{ site: SITE, posts: posts.map(post), pages: [], leftOut: [] },
});

test('an export of WordPress becomes drafts that the blog takes, and all else is named', async () => {
  const { folders, moving, read } = target();
  const old = readWordPress(FIXTURE);
  const moved = await convert(old, moving);
  expect(read('budgets.md')).toBe(`---
title: Budgets & plans
excerpt: First paragraph, second line.
category: Payroll
author_name: Hannah Brandt
author_title: CPA
published_at: 2019-03-05
is_published: false
image_url: photos/budgets/desk.png
---

First paragraph,\\
second line.

See [the desk](https://old.example.com/2019/04/desk/) and [fees](https://old.example.com/fees).

<figure><img src="photos/budgets/desk.png" alt="A desk"><figcaption>Our desk</figcaption></figure>

- One
- Two

\\[contact-form-7 id="3"]

<https://video.example.com/v/1>
`);
  expect(read('budgets-13.md')).toMatch(
    /^---\ntitle: Desk &c;\n[\s\S]*\n---\n\nA \*\*desk\*\* \]\]> of wood\.\n\n<!-- Picture missing: https:\/\/old\.example\.com\/wp-content\/uploads\/gone\.jpg Gone -->\n$/,
  );
  expect(read('post-14.md')).toContain('title: Untitled');
  expect(old.pages).toEqual(['"About us" (publish), https://old.example.com/about/']);
  expect(moved).toMatchObject({
    leftOut: [
      '"Trash": its status is trash',
      'nav_menu_item (1): not used by this site',
      'files of the media library (1): those that posts show are fetched, no others',
    ],
    missing: [
      'budgets-13.md: https://old.example.com/wp-content/uploads/gone.jpg: old.example.com does not answer (ENOTFOUND)',
    ],
    redirects: [
      { from: '/2019/03/budgets/', to: '/blog/budgets' },
      { from: '/?p=12', to: '/blog/budgets' },
      { from: '/?p=14', to: '/blog/post-14' },
    ],
  });
  expect(moved.remarks).toEqual(
    expect.arrayContaining([
      'budgets.md: tags left out: tag one',
      'budgets.md: comments left out: 1; this blog has none',
      'budgets.md: [contact-form-7 id="3"] stays as text',
      'budgets.md: <script> is left out',
      'budgets.md: further categories left out: Beta',
      'budgets-13.md: was private',
      'budgets-13.md: its address was "budgets"',
      'post-14.md: its address was "налог"',
    ]),
  );

  writeFileSync(join(folders.articles, 'budgets.md'), read('budgets.md').replace('One', 'Edited'));
  const before = readdirSync(folders.articles, { recursive: true });
  const again = await convert(old, moving);
  expect(again).toMatchObject({ drafts: [], there: ['budgets.md', 'budgets-13.md', 'post-14.md'] });
  expect(again.redirects).toEqual(moved.redirects);
  expect(readdirSync(folders.articles, { recursive: true })).toEqual(before);
  expect(read('budgets.md')).toContain('Edited');

  const store = openSqlitePosts(join(temporaryFolder(), 'blog.sqlite'));
  expect((await importArticles(folders, store)).added).toHaveLength(3);
  store.close();
});

test.each([
  ['nothing', ''],
  ['words', 'Hello'],
  ['a page', '<html><body></body></html>'],
  ['a feed', '<rss><channel><item></item></channel></rss>'],
  ['half of one', FIXTURE.slice(0, 3_000)],
])('%s is no export of WordPress', (_, xml) => {
  expect(() => readWordPress(xml)).toThrow(/^(expected an export|it ends in the middle)/);
});

describe('an export of Ghost', () => {
  const data = {
    posts: [
      {
        ...{ id: 'a', title: 'On desks', slug: 'on-desks', status: 'published', type: 'post' },
        html: '<p>See <a href="__GHOST_URL__/on-lamps/">lamps</a>.</p><!--kg-card-begin: html--><img src="__GHOST_URL__/content/images/desk.png"><!--kg-card-end: html-->',
        feature_image: '__GHOST_URL__/content/images/desk.png',
        published_at: '2021-05-06T07:08:09.000Z',
        visibility: 'members',
      },
      {
        id: 2,
        title: 'Lamps',
        slug: 'on-lamps',
        status: 'published',
        plaintext: 'a < b\n\nc',
        page: 0,
        published_at: 1_620_000_000_000,
      },
      {
        ...{ id: 4, title: 'Draft', slug: 'draft' },
        lexical: JSON.stringify({
          root: {
            children: [
              {
                type: 'paragraph',
                children: [
                  { type: 'text', text: 'One ' },
                  {
                    type: 'link',
                    url: 'https://two.example/',
                    children: [{ type: 'text', text: 'two' }],
                  },
                ],
              },
              { type: 'image', src: '__GHOST_URL__/desk.png', caption: 'Caption' },
              { type: 'callout', calloutText: '<p>Callout</p>' },
            ],
          },
        }),
      },
      {
        ...{ id: 5, title: 'Older', slug: 'older' },
        mobiledoc: JSON.stringify({
          sections: [
            [
              1,
              'p',
              [
                [0, [], 0, 'Three '],
                [0, [0], 1, 'four'],
              ],
            ],
            [3, 'ul', [[[0, [], 0, 'Five']], [[0, [], 0, 'Six']]]],
            [10, 0],
          ],
          cards: [['markdown', { markdown: '**Seven**' }]],
        }),
      },
      { id: 3, title: 'About', slug: 'about', status: 'published', page: 1 },
    ],
    tags: [
      { id: 1, name: 'payroll' },
      { id: 2, name: '#internal' },
    ],
    posts_tags: [
      { post_id: 'a', tag_id: 2 },
      { post_id: 'a', tag_id: 1, sort_order: 1 },
    ],
    users: [
      { id: 'u', name: 'Hannah Brandt' },
      { id: 'v', name: 'Ann' },
    ],
    posts_authors: [
      { post_id: 'a', author_id: 'v', sort_order: 1 },
      { post_id: 'a', author_id: 'u' },
    ],
  };

  test.each([
    ['as Ghost writes it', { db: [{ meta: {}, data }] }],
    ['as others write it', { data }],
  ])('%s becomes drafts', async (_, json) => {
    const { moving, read } = target();
    const old = readGhost(JSON.stringify(json), SITE);
    const moved = await convert(old, moving);
    expect(read('on-desks.md')).toMatch(
      /title: On desks\nexcerpt: See lamps\.\ncategory: Payroll\nauthor_name: Hannah Brandt\n[\s\S]*published_at: 2021-05-06\n[\s\S]*image_url: photos\/on-desks\/desk\.png\n---\n\nSee \[lamps\]\(\/blog\/on-lamps\)\.\n\n!\[\]\(photos\/on-desks\/desk\.png\)\n$/,
    );
    expect(read('on-lamps.md')).toMatch(/published_at: 2021-05-0[23]\n[\s\S]*\n\na \\?< b\n\nc\n$/);
    expect(read('draft.md')).toMatch(
      /\n\nOne \[two\]\(https:\/\/two\.example\/\)\n\n!\[\]\(photos\/draft\/desk\.png\)\n\nCaption\n\nCallout\n$/,
    );
    expect(read('older.md')).toMatch(/\n\nThree four\n\nFive\n\nSix\n\n\*\*Seven\*\*\n$/);
    expect(old.pages).toEqual(['"About" (published), https://old.example.com/about/']);
    expect(moved.leftOut).toEqual(['tag #internal (1): it organized the old system']);
    expect(moved.redirects).toContainEqual({ from: '/on-desks/', to: '/blog/on-desks' });
    expect(moved.remarks).toEqual(
      expect.arrayContaining([
        'on-desks.md: was for members alone',
        'on-desks.md: more authors: Ann',
        'on-lamps.md: its HTML is not in the export: look at its layout',
        'draft.md: was draft',
      ]),
    );
  });

  test.each(['', 'x', '{"db"', '[]', '{}', '{"db":[]}', '{"data":{"posts":5}}'])(
    '%j is none',
    (json) => expect(() => readGhost(json, SITE)).toThrow(/^(expected an export|it is no JSON)/),
  );
});

describe('whatever an export holds', () => {
  test('no file is written elsewhere, and none is written over', async () => {
    const { folder, moving, read } = target({ 'articles/mine.md': 'mine' });
    const html = `<img src="${SITE}/..%2f..%2f..%2fdesk.png"><img src="file:///etc/desk.png">`;
    const moved = await convert(
      blog({ slug: '../../etc/passwd', html }, { slug: 'mine' }, { slug: '%zz', title: '日本' }),
      moving,
    );
    expect(moved.there).toEqual(['mine.md']);
    expect(read('mine.md')).toBe('mine');
    expect(readdirSync(folder, { recursive: true }).sort()).toEqual(
      [
        ...['articles', 'served', 'articles/mine.md', 'articles/x', 'served/x'],
        ...['articles/etc-passwd.md', 'articles/zz.md', 'articles/photos'],
        ...['articles/photos/etc-passwd', 'articles/photos/etc-passwd/desk.png'],
        'articles/photos/etc-passwd/desk-2.png',
      ].sort(),
    );
  });

  test.each([
    ['<h1>One</h1><h2>Two</h2>', '## One\n\n### Two'],
    ['a\u200Bb\u00A0c', 'ab\u00A0c'],
    ['<a name="x">a</a> <a href="javascript:x">b</a> <a href="#c">c</a>', 'a b c'],
    ['<details><summary>Ask</summary><p>Answer</p></details>', 'Ask\n\nAnswer'],
    ['<form><label>Mail</label><button>Send</button></form>', 'Mail\n\nSend'],
    ['<p><mark>a</mark> <s>b</s></p>', 'a ~~b~~'],
    ['<a href="https://a.example/"><div>b</div><div>c</div></a>', '[b c](https://a.example/)'],
    ['<img srcset="/s.png 1x, /desk.png 2x" alt="d">', '![d](photos/t/desk.png)'],
    ['<img alt="d">', '<!-- Picture missing: d -->'],
    [
      '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">https://v.example/1</div><figcaption>Watch</figcaption></figure>',
      '<figure><p><a href="https://v.example/1">https://v.example/1</a></p><figcaption>Watch</figcaption></figure>',
    ],
  ])('%s keeps its words', async (html, text) => {
    const { moving, read } = target();
    await convert(blog({ html }), moving);
    expect(read('t.md').split('---\n\n')[1]).toBe(`${text}\n`);
  });

  test('what is taken out is named with its words', async () => {
    const { moving } = target();
    const html = '<select><option>Choice</option></select><a href="ftp://a.example/">a</a><img>';
    const { remarks } = await convert(blog({ html }), moving);
    expect(remarks).toEqual(
      expect.arrayContaining([
        't.md: <select> is left out: Choice',
        't.md: its link leads nowhere: ftp://a.example/',
        't.md: a picture in it has no address',
      ]),
    );
  });

  test('what is no picture leaves no file', async () => {
    const { folders, moving } = target();
    const fetch = async () => ({ bytes: Buffer.from('<svg/>'), ending: 'png' });
    const { missing } = await convert(blog({ html: '<img src="/a.png">' }), { ...moving, fetch });
    expect(missing).toEqual([expect.stringContaining('expected a whole JPEG')]);
    mkdirSync(join(folders.articles, 'photos'), { recursive: true });
    expect(existsSync(join(folders.articles, 'photos/t/a.png'))).toBe(false);
  });

  test('a post that is too long is named; a long title and a day that is none are made to fit', async () => {
    const { moving, read } = target();
    const moved = await convert(
      blog(
        { slug: 'long', html: `<p>${'a'.repeat(300_000)}</p>` },
        { slug: 'longer', html: 'a'.repeat(10_000_000) },
        { slug: 'fits', title: `${'word '.repeat(40)}\u0000`, date: '2020-02-31' },
      ),
      moving,
    );
    expect(moved.leftOut).toEqual([
      expect.stringMatching(/^"T" \(long\): body: expected at most 250,000 characters$/),
      expect.stringMatching(/^"T" \(longer\): body: expected at most 1,000,000 characters$/),
    ]);
    expect(read('fits.md')).toMatch(/^---\ntitle: (word )+word…\n/);
    expect(read('fits.md')).toContain(`published_at: ${texasToday()}`);
  });
});
