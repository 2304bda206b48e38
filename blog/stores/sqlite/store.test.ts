import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../sqlite/open.ts';
import { execIn } from '../../sqlite/testing/exec-in.ts';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import type { LogFault } from '../log-fault.ts';
import { PostRowError } from '../read-post.ts';
import { sampleArticle, samplePost } from '../testing.ts';
import { openSqlitePosts } from './sqlite.ts';
import { MIGRATIONS } from './sqlite-migrations.ts';

function newFile() {
  return join(temporaryFolder(), 'data', 'blog.sqlite');
}

function open(path = newFile(), logFault?: LogFault) {
  const posts = openSqlitePosts(path, logFault);
  onTestFinished(() => posts.close());
  return posts;
}

const slugs = (posts: readonly { slug: string }[]) => posts.map(({ slug }) => slug);

test('a post comes back as it was saved, with an id that stays', async () => {
  const path = newFile();
  const posts = openSqlitePosts(path);
  expect(await posts.save([sampleArticle()])).toEqual(['added']);
  const first = await posts.bySlug('sales-tax');
  posts.close();

  const again = open(path);
  expect(first).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), ...sampleArticle() });
  expect(await again.save([sampleArticle()])).toEqual(['unchanged']);
  expect(await again.save([sampleArticle({ title: 'New', image_url: '/a.jpg' })])).toEqual([
    'updated',
  ]);
  expect(await again.bySlug('sales-tax')).toEqual({ ...first, title: 'New', image_url: '/a.jpg' });
});

test('newest first; posts of one day in order of slug', async () => {
  const posts = open();
  const days = { c: '2026-01-02', b: '2026-01-02', old: '2025-12-31', new: '2026-01-03' };
  for (const [slug, published_at] of Object.entries(days)) {
    await posts.save([sampleArticle({ slug, published_at })]);
  }
  expect(slugs(await posts.list())).toEqual(['new', 'b', 'c', 'old']);
});

test('related posts: same category, not itself, the newest three', async () => {
  const posts = open();
  for (const day of [1, 2, 3, 4, 5]) {
    await posts.save([sampleArticle({ slug: `tax-${day}`, published_at: `2026-01-0${day}` })]);
  }
  await posts.save([
    sampleArticle({ slug: 'payroll', category: 'Payroll', published_at: '2026-02-01' }),
  ]);
  const [, newest] = await posts.list();
  if (!newest) throw new Error('expected posts');
  expect(newest.slug).toBe('tax-5');
  expect(slugs(await posts.related(newest))).toEqual(['tax-4', 'tax-3', 'tax-2']);
});

test('a draft leaves by no way, and shows once it is published', async () => {
  const posts = open();
  const draft = sampleArticle({ slug: 'draft', is_published: false });
  await posts.save([sampleArticle({ slug: 'shown' }), draft]);
  const [shown] = await posts.list();
  if (!shown) throw new Error('expected a post');
  expect(await posts.list()).toHaveLength(1);
  expect(await posts.bySlug('draft')).toBeUndefined();
  expect(await posts.related(shown)).toEqual([]);
  expect(slugs(await posts.all())).toEqual(['draft', 'shown']);

  expect(await posts.setPublished('draft', true)).toBe(true);
  expect(await posts.related(shown)).toMatchObject([{ slug: 'draft' }]);
  expect(await posts.setPublished('shown', false)).toBe(true);
  expect(await posts.bySlug('shown')).toBeUndefined();
  expect(await posts.setPublished('missing', true)).toBe(false);
});

test('a slug is data, not SQL', async () => {
  const posts = open();
  await posts.save([sampleArticle()]);
  expect(await posts.bySlug("' OR 1=1 --")).toBeUndefined();
});

test('HTML is sanitized on the way out, whatever the file holds', async () => {
  const posts = open();
  await posts.save([sampleArticle({ content: '<p onclick="x">a</p><script>b</script>' })]);
  expect(await posts.list()).toMatchObject([{ content: '<p>a</p>' }]);
  expect(await posts.bySlug('sales-tax')).toMatchObject({ content: '<p>a</p>' });
});

test('a row that is no post is left out of every list and told of once', async () => {
  const path = newFile();
  const logFault = vi.fn();
  const posts = open(path, logFault);
  for (const slug of ['bad', 'good', 'last']) await posts.save([sampleArticle({ slug })]);
  execIn(path, "UPDATE blog_posts SET published_at = 'soon' WHERE slug = 'bad'");
  for (const _ of [1, 2]) {
    expect(slugs(await posts.list())).toEqual(['good', 'last']);
    expect(slugs(await posts.all())).toEqual(['good', 'last']);
    const [good] = await posts.list();
    expect(good && slugs(await posts.related(good))).toEqual(['last']);
  }
  await expect(posts.bySlug('bad')).rejects.toThrow(/"bad": published_at: expected a date/);
  expect(logFault).toHaveBeenCalledExactlyOnceWith(
    'a post cannot be shown',
    expect.any(PostRowError),
  );
});

test('a store that cannot be read rejects', async () => {
  const path = newFile();
  const posts = open(path);
  await posts.save([sampleArticle()]);
  execIn(path, 'DROP TABLE blog_posts');
  await expect(posts.list()).rejects.toThrow(/no such table/);
  await expect(posts.bySlug('sales-tax')).rejects.toThrow(/no such table/);
  await expect(posts.related({ id: '1', category: 'Tax' })).rejects.toThrow(/no such table/);
});

test('a deleted post is gone', async () => {
  const posts = open();
  await posts.save([sampleArticle()]);
  expect(await posts.delete('sales-tax')).toBe(true);
  expect(await posts.bySlug('sales-tax')).toBeUndefined();
  expect(await posts.isEmpty()).toBe(true);
  expect(await posts.delete('sales-tax')).toBe(false);
});

describe('what was published or hidden by hand', () => {
  test.each([true, false])('holds while the article says %s as before', async (is_published) => {
    const posts = open();
    await posts.save([sampleArticle({ is_published })]);
    expect(await posts.setAgainstArticle()).toEqual([]);
    await posts.setPublished('sales-tax', !is_published);
    expect(await posts.setAgainstArticle()).toEqual([
      { slug: 'sales-tax', isPublished: !is_published },
    ]);
    expect(await posts.save([sampleArticle({ is_published })])).toEqual(['unchanged']);
    expect(await posts.save([sampleArticle({ is_published, title: 'New' })])).toEqual(['updated']);
    expect(await posts.all()).toMatchObject([{ title: 'New', is_published: !is_published }]);
  });

  test.each([true, false])(
    'gives way when the article says otherwise than %s',
    async (is_published) => {
      const posts = open();
      await posts.save([sampleArticle({ is_published })]);
      await posts.setPublished('sales-tax', !is_published);
      expect(await posts.save([sampleArticle({ is_published: !is_published })])).toEqual([
        'updated',
      ]);
      expect(await posts.all()).toMatchObject([{ is_published: !is_published }]);
      expect(await posts.save([sampleArticle({ is_published })])).toEqual(['updated']);
      expect(await posts.all()).toMatchObject([{ is_published }]);
      expect(await posts.setAgainstArticle()).toEqual([]);
    },
  );
});

test('articles are saved all or none, and seeded where there is nothing', async () => {
  const posts = open();
  const unfit = sampleArticle({ slug: 'soon', published_at: 'soon' });
  await expect(posts.save([sampleArticle(), unfit])).rejects.toThrow(/YYYY-MM-DD/);
  expect(await posts.isEmpty()).toBe(true);
  expect(await posts.seed([sampleArticle()])).toBe(1);
  expect(await posts.seed([sampleArticle({ slug: 'other' })])).toBe(0);
});

test('a second process sees what one saves', async () => {
  const path = newFile();
  const posts = open(path);
  await open(path).save([sampleArticle()]);
  expect(await posts.list()).toHaveLength(1);
});

describe('a file of an older release', () => {
  /** A file as the release with that many steps left it, with these pictures. */
  function fileOf(version: number, pictures: readonly string[] = ['/a.jpg']) {
    const path = newFile();
    openDatabase(path, MIGRATIONS.slice(0, version), (database) => {
      const { id: _, is_published: __, ...texts } = samplePost();
      const insert = database.prepare(
        `INSERT INTO ${version < 2 ? 'posts' : 'blog_posts'} VALUES
         (:id, :slug, :title, :excerpt, :content, :category, :image_url, :author_name,
          :author_title, :published_at, 0)`,
      );
      for (const [index, image_url] of pictures.entries()) {
        insert.run({ ...texts, id: `id-${index}`, slug: `post-${index}`, image_url });
      }
      database.close();
    });
    return path;
  }

  test.each([1, 2, 3])('of %i steps keeps its posts', async (version) => {
    expect(await open(fileOf(version)).all()).toMatchObject([{ id: 'id-0', image_url: '/a.jpg' }]);
  });

  test('keeps posts with pictures from elsewhere, without these', async () => {
    const foreign = ['https://x.example/a.jpg', '//x.example/a.jpg', '/\\x.example/a.jpg', 'a.jpg'];
    const logFault = vi.fn();
    const all = await open(fileOf(2, foreign), logFault).all();
    expect(all.map(({ image_url }) => image_url)).toEqual([null, null, null, null]);
    expect(logFault).not.toHaveBeenCalled();
  });

  test('publishes nothing of itself when its articles are imported', async () => {
    const posts = open(fileOf(2));
    await posts.save([sampleArticle({ slug: 'post-0', is_published: true })]);
    expect(await posts.all()).toMatchObject([{ is_published: false }]);
    expect(await posts.setAgainstArticle()).toEqual([{ slug: 'post-0', isPublished: false }]);
  });
});
