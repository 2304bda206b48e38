import { load } from 'cheerio';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { sampleNewPost, saveIn } from '../../src/blog/testing.ts';
import { newDataDir, serveBuiltSite } from '../serve-built-site.ts';
import { againstSchemaOrg } from './schema-org.ts';

const published_at = '2026-01-05';
const WRITTEN_POSTS = [
  sampleNewPost({ slug: 'a-changed', published_at, modified_at: '2026-02-03' }),
  // Was a draft then.
  sampleNewPost({ slug: 'b-before', published_at, modified_at: '2026-01-02' }),
  sampleNewPost({ slug: 'c-never', published_at }),
];

const dataDir = newDataDir();
await saveIn(dataDir, WRITTEN_POSTS);
const { url, close } = await serveBuiltSite({ dataDir });
afterAll(close);

const textAt = async (path: string) => (await fetch(url + path)).text();

const graph = z.object({ '@graph': z.array(z.looseObject({ '@type': z.string() })) });

async function posting(slug: string) {
  const $ = load(await textAt(`/blog/${slug}`));
  const json = $('script[type="application/ld+json"]').text();
  const things = graph.parse(JSON.parse(json))['@graph'];
  const [post] = things.filter((each) => each['@type'] === 'BlogPosting');
  return { shown: $('body').text(), post: post ?? {} };
}

test('the sitemap has the day of a post’s last change, or that of its date', async () => {
  const $ = load(await textAt('/blog/sitemap.xml'), { xml: true });
  const days = $('lastmod')
    .get()
    .map((each) => $(each).text());
  expect(days).toEqual(['2026-02-03', published_at, published_at]);
});

test('the JSON feed has it where it came later', async () => {
  const feed = z.object({ items: z.array(z.object({ date_modified: z.string().optional() })) });
  const { items } = feed.parse(JSON.parse(await textAt('/blog/feed.json')));
  const days = items.map(({ date_modified }) => date_modified);
  expect(days).toEqual(['2026-02-03T06:00:00.000Z', undefined, undefined]);
});

test('a post’s description has it where it came later, its page shows it to nobody', async () => {
  const [changed, before, never] = await Promise.all(
    WRITTEN_POSTS.map(({ slug }) => posting(slug)),
  );
  expect(changed?.post).toMatchObject({ datePublished: published_at, dateModified: '2026-02-03' });
  expect(againstSchemaOrg(changed?.post, '/blog/a-changed')).toEqual([]);
  expect(changed?.shown).toContain('January 5, 2026');
  expect(changed?.shown).not.toContain('February 3, 2026');
  expect(before?.post).not.toHaveProperty('dateModified');
  expect(never?.post).not.toHaveProperty('dateModified');
});
