import { load } from 'cheerio';
import { expect, test } from 'vitest';
import type { Post } from '../../blog/post.ts';
import { samplePost } from '../../blog/testing/posts.ts';
import { rss } from './rss.ts';

const origin = 'https://cpa.example';
const NOTICE = 'No advice.';
const channel = {
  title: 'Articles & more',
  description: 'Plain <articles>.',
  home: `${origin}/blog`,
  self: `${origin}/blog/feed.xml`,
};
const feedOf = (...posts: Partial<Post>[]) => rss(channel, posts.map(samplePost), NOTICE);

test('the feed has its title and address, each entry its day and excerpt', () => {
  const $ = load(feedOf({ excerpt: 'A < B & C' }), { xml: true });
  expect($('channel > title').text()).toBe(channel.title);
  expect($('channel > atom\\:link').attr()).toEqual({
    href: channel.self,
    rel: 'self',
    type: 'application/rss+xml',
  });
  expect($('item > guid').attr('isPermaLink')).toBe('true');
  // Midnight in Texas, which is in winter time then.
  expect($('item > pubDate').text()).toBe('Tue, 03 Nov 2026 06:00:00 GMT');
  expect($('item > description').text()).toBe('A &lt; B &amp; C');
});

test('the addresses in the feed are absolute', () => {
  const content =
    '<p><a href="/contact">Write</a> <a href="#user-content-fn-1">1</a> <a href="../services?a=1&amp;b=2">See</a> <a href="mailto:a@b.example">Mail</a></p><img src="/pictures/a/b-0123abcd-640.webp" srcset="/a.webp 640w" sizes="9px" alt="">';
  const $ = load(feedOf({ content, image_url: '/images/desk.jpg' }), { xml: true });
  const html = load($('item > content\\:encoded').text(), null, false);
  expect(
    html('a')
      .get()
      .map(({ attribs }) => attribs['href']),
  ).toEqual([
    `${origin}/contact`,
    `${origin}/blog/sales-tax#user-content-fn-1`,
    `${origin}/services?a=1&b=2`,
    'mailto:a@b.example',
  ]);
  expect(
    html('img')
      .get()
      .map(({ attribs }) => attribs['src']),
  ).toEqual([`${origin}/images/desk.jpg`, `${origin}/pictures/a/b-0123abcd-640.webp`]);
  expect(html('[srcset], [sizes]')).toHaveLength(0);
});

test('no text of a post breaks the XML', () => {
  const hostile = 'a ]]> b ]]> c <item> & \u0000\u0008\u000B\u001F\uFFFE\uD800 😀';
  const feed = feedOf(
    { title: hostile, excerpt: hostile, category: hostile, author_name: hostile },
    { content: `<p title="]]>]]>">${hostile.replaceAll('<', '&lt;')}</p>` },
  );
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what XML 1.0 forbids.
  expect(feed).not.toMatch(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Cs}/u);
  const $ = load(feed, { xml: true });
  expect($('item')).toHaveLength(2);
  expect($('item').first().find('category').text()).toBe('a ]]> b ]]> c <item> &  😀');
  expect($('item').first().children()).toHaveLength(8);
});
