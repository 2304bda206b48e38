import { expect, inject, test } from 'vitest';
import { FIRM } from '../content.ts';
import { IS_LONG } from '../long.ts';
import { POSTS } from '../routes.ts';
import { everyPage } from './pages.ts';

const ORIGIN = 'http://localhost:4321';
const LIMIT = 100_000;

const pages = (await everyPage()).map(({ path, $ }) => {
  const properties = $('head meta[property]')
    .get()
    .map(({ attribs: { property = '', content = '' } }) => [property, content] as const);
  return { path, $, properties, told: new Map(properties) };
});

test('every page tells a link’s preview all that it needs, once (ogp.me)', () => {
  for (const { path, $, properties, told } of pages) {
    expect(told.size, path).toBe(properties.length);
    expect(Object.fromEntries(told), path).toEqual({
      'og:type': path.startsWith('/blog/') && path !== '/blog/no-such-post' ? 'article' : 'website',
      'og:url': $('link[rel=canonical]').attr('href') ?? expect.stringMatching(`^${ORIGIN}/`),
      'og:site_name': FIRM.name,
      'og:title': expect.stringMatching(/\S/),
      'og:description': $('meta[name=description]').attr('content'),
      'og:image': expect.stringMatching(`^${ORIGIN}/share/[a-z0-9/-]+\\.png$`),
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringContaining(FIRM.name),
      ...(told.get('og:type') === 'article' && {
        'article:published_time': POSTS.find(({ slug }) => path === `/blog/${slug}`)?.published_at,
      }),
    });
    expect($('meta[name="twitter:card"]').attr('content'), path).toBe('summary_large_image');
  }
});

test('every page that may be found has a picture of its own, but for parts of the blog’s list', () => {
  const own = pages.filter(
    ({ path, $ }) => $('link[rel=canonical]').length > 0 && !path.startsWith('/blog?'),
  );
  const pictures = new Set(own.map(({ told }) => told.get('og:image')));
  expect(own.length).toBeGreaterThan(20);
  expect(pictures.size).toBe(own.length);
});

test('each picture is a PNG of the size that the page says, and light', async () => {
  const pictures = new Set(pages.flatMap(({ told }) => told.get('og:image') ?? []));
  // The server draws them on demand, which is slow; those of posts and papers are alike.
  const isAlike = (picture: string) => /\/(?:blog|find)\//.test(picture);
  const alike = [...pictures].filter(isAlike);
  const others = [...pictures].filter((picture) => !isAlike(picture));
  for (const picture of IS_LONG ? pictures : [...others, ...alike.slice(0, 9)]) {
    const answer = await fetch(new URL(new URL(picture).pathname, inject('origin')));
    expect(answer.headers.get('content-type'), picture).toBe('image/png');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length, picture).toBeLessThan(LIMIT);
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], picture).toEqual([1200, 630]);
  }
});
