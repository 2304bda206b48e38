import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { samplePost } from '../../src/blog/testing.ts';
import { BLOG, BLOG_POST } from '../content.ts';
import { keyFor } from '../data-api/keys.ts';
import {
  CERTIFICATE_FILE,
  type Fault,
  type FaultyDataApi,
  faultyDataApi,
} from '../faulty-data-api.ts';
import { type BuiltSite, serveBuiltSite } from '../serve-built-site.ts';

const POST = samplePost({ category: 'Tax' });
/** Hides the spinner. */
const LOADED = /data-loaded[=>]/;
const NO_POSTS = 'No blog posts found.';

interface Served extends BuiltSite {
  visit(path: string): Promise<Visit>;
  lines(): object[];
}

/** The built site over a Data API; closing it closes both. */
async function serveOver(
  api: FaultyDataApi,
  env: Readonly<Record<string, string>> = {},
): Promise<Served> {
  const settings = { SUPABASE_URL: api.url, SUPABASE_ANON_KEY: keyFor('anon', 'secret'), ...env };
  const site = await serveBuiltSite({ env: settings });
  return {
    ...site,
    lines: () => site.logged().map((line): object => JSON.parse(line)),
    visit: (path) => visit(site.url + path),
    close: async () => {
      await site.close();
      await api.close();
    },
  };
}

interface Visit {
  status: number;
  headers: Headers;
  html: string;
}

async function visit(url: string): Promise<Visit> {
  const answer = await fetch(url);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

/** The faults in turn; src/blog/stores/supabase/data-api.test.ts explains each. */
const FAULTS: readonly Fault[] = [
  'listens no more',
  'breaks off in the middle',
  'answers after 30 s',
  'answers 500',
  'answers with a page',
  'answers with half of its JSON',
  'answers with an object',
  'answers with a million numbers',
  'answers with 10 MB',
  'sends elsewhere',
];

describe.each<{ over: string; faults: readonly Fault[] }>([
  { over: 'http', faults: FAULTS },
  { over: 'https', faults: ['shows no certificate'] },
])('a store over $over that', ({ over, faults }) => {
  /** A post and a list for each fault that were not requested before. */
  const posts = faults.map((_, place) =>
    samplePost({
      id: `${place}`,
      slug: `post-${place}`,
      title: `Post ${place}`,
      category: `Category ${place}`,
    }),
  );
  const pathsOf = (place: number) =>
    [`/blog?category=Category+${place}`, `/blog/post-${place}`] as const;
  let api: FaultyDataApi;
  let site: Served;
  beforeAll(async () => {
    api = await faultyDataApi(posts, over === 'https');
    site = await serveOver(api, { NODE_EXTRA_CA_CERTS: CERTIFICATE_FILE });
  });
  afterAll(() => site.close());

  test.each(faults.entries().toArray())(
    '(%i) %s: no posts while it does, and well at the next visit',
    async (place, doing) => {
      await api.become(doing);
      const [listPath, postPath] = pathsOf(place);
      const [list, post] = await Promise.all([site.visit(listPath), site.visit(postPath)]);
      expect(list.status).toBe(200);
      expect(list.html).toContain(NO_POSTS);
      expect(post.html).toContain(BLOG_POST.missing.title);
      // A late response comes after the status.
      expect([200, 503]).toContain(post.status);
      for (const { headers } of [list, post]) expect(headers.get('cache-control')).toBe('no-store');
      const again = await site.visit(postPath);
      expect(again.status).toBe(503);
      expect(again.headers.get('retry-after')).toBe('60');

      await api.become('answers well');
      // On a busy machine a response may miss its status; the next visit has it.
      const unknown = async () => (await site.visit(`/blog/well-after-${place}`)).status;
      await expect.poll(unknown).toBe(404);
    },
  );

  test('is well again: all of its posts, and one line of all its faults', async () => {
    const shown = async () => {
      const all = await site.visit('/blog');
      const each = posts.map(async ({ title }, place) => {
        const [list, post] = await Promise.all(pathsOf(place).map(site.visit));
        const isListed = all.html.includes(title) && list?.html.includes(title);
        return [title, isListed, post?.status];
      });
      return Promise.all(each);
    };
    await expect.poll(shown).toEqual(posts.map(({ title }) => [title, true, 200]));
    const line = {
      level: 'error',
      err: expect.objectContaining({ message: expect.stringContaining('cannot be reached') }),
      msg: 'blog: it cannot be read',
    };
    // The count of repeats is logged once a minute.
    const first = site.lines().filter((each) => !('again' in each));
    expect(first).toEqual([expect.objectContaining(line)]);
  });
});

/** Visits an address; resolves at these words, to the text so far and the promise of the rest. */
async function begin(
  url: string,
  words: string,
): Promise<{ first: string; rest: Promise<string> }> {
  const answer = await fetch(url);
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const read = async (isEnough: (text: string) => boolean) => {
    let text = '';
    while (!isEnough(text)) {
      const { done, value } = (await reader?.read()) ?? { done: true };
      if (done) break;
      text += value;
    }
    return text;
  };
  const first = await read((text) => text.includes(words));
  return { first, rest: read(() => false) };
}

test('a store that takes its time: the shell and a spinner, then the posts', async () => {
  const api = await faultyDataApi([POST]);
  const site = await serveOver(api);
  onTestFinished(site.close);
  // A server's first response takes longer, at times longer than it waits for a store.
  const status = async () => (await site.visit('/blog/none')).status;
  await expect.poll(status).toBe(404);
  const logged = site.lines().length;
  await api.become('hesitates');
  const [list, ofCategory, post, missing] = await Promise.all([
    begin(`${site.url}/blog`, 'Loading articles'),
    begin(`${site.url}/blog?category=Tax`, 'Loading articles'),
    begin(`${site.url}/blog/sales-tax`, 'Loading article'),
    begin(`${site.url}/blog/no-such-post`, 'Loading article'),
  ]);
  await api.become('answers well');
  for (const { first, rest } of [list, ofCategory, post, missing]) {
    expect(first).toContain('<main');
    expect(first).not.toMatch(LOADED);
    expect(await rest).toMatch(LOADED);
    expect(await rest).toContain('</html>');
  }
  for (const { rest } of [list, ofCategory]) expect(await rest).toContain(`>${POST.title}<`);
  expect(await post.rest).toContain(`<h1>${POST.title}</h1>`);
  expect(await missing.rest).toContain(`<h1>${BLOG_POST.missing.title}</h1>`);
  // The post may be missing: no canonical address yet, and no noindex.
  for (const { first } of [post, missing]) {
    expect(first).toContain(BLOG.seo.title);
    expect(first).not.toMatch(/rel="canonical"|noindex/);
  }

  const slugs = ['sales-tax', 'no-such-post'];
  const now = await Promise.all(slugs.map((slug) => site.visit(`/blog/${slug}`)));
  expect(now.map(({ status }) => status)).toEqual([200, 404]);
  expect(now[0]?.html).toMatch(/<title>Sales tax [\s\S]*rel="canonical"/);
  // The count of repeats is logged once a minute.
  const lines = site.lines().slice(logged);
  expect(lines.filter((each) => !('again' in each))).toEqual([]);
});

test('rows as they come: no post is 404, a picture from elsewhere is left out', async () => {
  const elsewhere = 'https://stock.example/desk.jpg';
  const named = 'https://images.example.com/desk.jpg';
  const withPicture = (slug: string, src: string) =>
    samplePost({
      slug,
      title: `Post ${slug}`,
      image_url: src,
      content: `<p>Text</p><img src="${src}">`,
    });
  const api = await faultyDataApi([
    POST,
    { ...samplePost({ slug: 'wrong', title: 'Wrong' }), published_at: 1_700_000_000 },
    withPicture('elsewhere', elsewhere),
    withPicture('named', named),
  ]);
  const site = await serveOver(api, { IMAGE_HOST: 'images.example.com' });
  onTestFinished(site.close);

  const list = await site.visit('/blog');
  for (const title of [POST.title, 'Post elsewhere', 'Post named'])
    expect(list.html).toContain(title);
  expect(list.html).not.toContain('>Wrong<');
  const [wrong, without, shown, built] = await Promise.all(
    ['/blog/wrong', '/blog/elsewhere', '/blog/named', '/about'].map(site.visit),
  );
  expect(wrong?.status).toBe(404);
  expect(without?.status).toBe(200);
  expect(without?.html).toContain('<p>Text</p>');
  for (const page of [list, without]) expect(page?.html).not.toContain(elsewhere);
  expect(shown?.html.match(/src="https:\/\/images\.example\.com\/desk\.jpg"/g)).toHaveLength(2);
  expect(list.html).toContain(named);

  const images = (page: Visit | undefined) =>
    page?.headers.get('content-security-policy')?.match(/img-src [^;]*/)?.[0];
  for (const page of [list, shown]) {
    expect(images(page)).toBe("img-src 'self' https://images.example.com");
  }
  expect(images(built)).toBe("img-src 'self'");

  const told = (msg: string, message: string) =>
    expect.objectContaining({ level: 'error', msg, err: expect.objectContaining({ message }) });
  await expect
    .poll(site.lines)
    .toEqual([
      told(
        'blog: a post cannot be shown',
        'post "wrong": published_at: expected a date written YYYY-MM-DD, such as 2026-12-01',
      ),
      told(
        'blog: a picture is left out, for it is neither the site’s nor of IMAGE_HOST',
        `post "elsewhere": "${elsewhere}"`,
      ),
    ]);
});
