/** The blog with a Data API that is slow, fails, or has pictures from other hosts. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePost } from '../../src/blog/testing/posts.ts';
import { BLOG, BLOG_POST } from '../content.ts';
import { keyFor } from '../data-api/keys.ts';
import { type Fault, type FaultyDataApi, faultyDataApi } from '../faulty-data-api.ts';
import { type BuiltSite, serveBuiltSite } from '../serve-built-site.ts';

/** Removes the spinner from a page. */
const LOADED = /data-loaded[=>]/;
const NO_POSTS = 'No blog posts found.';
const ELSEWHERE = 'https://stock.example/desk.jpg';
const NAMED = 'https://images.example.com/desk.jpg';
/** src/blog/stores/supabase/data-api.test.ts tests the other faults. */
const FAULTS: readonly Fault[] = ['answers 500', 'answers after 30 s'];

const withPicture = (slug: string, src: string) =>
  samplePost({
    slug,
    title: `Post ${slug}`,
    image_url: src,
    content: `<p>Text</p><img src="${src}">`,
  });
const POST = samplePost({ category: 'Tax' });
/** A post and a list for each fault, not requested before. */
const LATER = FAULTS.map((_, index) =>
  samplePost({ slug: `post-${index}`, title: `Post ${index}`, category: `Category ${index}` }),
);
const pathsOf = (index: number) =>
  [`/blog?category=Category+${index}`, `/blog/post-${index}`] as const;

let api: FaultyDataApi;
let site: BuiltSite;
beforeAll(async () => {
  api = await faultyDataApi([
    POST,
    ...LATER,
    withPicture('elsewhere', ELSEWHERE),
    withPicture('named', NAMED),
  ]);
  site = await serveBuiltSite({
    env: {
      SUPABASE_URL: api.url,
      SUPABASE_ANON_KEY: keyFor('anon', 'secret'),
      IMAGE_HOST: 'images.example.com',
    },
  });
});
afterAll(async () => {
  await site.close();
  await api.close();
});

async function visit(path: string) {
  const answer = await fetch(site.url + path);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

/** The log lines, without the counts of repeats, which come once a minute. */
const lines = () =>
  site
    .logged()
    .map((line): object => JSON.parse(line))
    .filter((line) => !('again' in line));

/** Requests an address; resolves at this text, to the text so far and the promise of the rest. */
async function begin(
  path: string,
  words: string,
): Promise<{ first: string; rest: Promise<string> }> {
  const answer = await fetch(site.url + path);
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

test('with a slow store, the shell and a spinner come first, then the posts', async () => {
  // A server's first response is slower, sometimes slower than the limit for the store.
  await expect.poll(async () => (await visit('/blog/none')).status).toBe(404);
  await api.become('hesitates');
  const [list, post, missing] = await Promise.all([
    begin('/blog', 'Loading articles'),
    begin('/blog/sales-tax', 'Loading article'),
    begin('/blog/no-such-post', 'Loading article'),
  ]);
  await api.become('answers well');
  for (const { first, rest } of [list, post, missing]) {
    expect(first).toContain('<main');
    expect(first).not.toMatch(LOADED);
    expect(await rest).toMatch(LOADED);
    expect(await rest).toContain('</html>');
  }
  expect(await list.rest).toContain(`>${POST.title}<`);
  expect(await post.rest).toContain(`<h1>${POST.title}</h1>`);
  expect(await missing.rest).toContain(`<h1>${BLOG_POST.missing.title}</h1>`);
  // The post may be missing: no canonical address yet, and no noindex.
  for (const { first } of [post, missing]) {
    expect(first).toContain(BLOG.seo.title);
    expect(first).not.toMatch(/rel="canonical"|noindex/);
  }

  const now = await Promise.all(['/blog/sales-tax', '/blog/no-such-post'].map(visit));
  expect(now.map(({ status }) => status)).toEqual([200, 404]);
  expect(now[0]?.html).toMatch(/<title>Sales tax [\s\S]*rel="canonical"/);
});

test('a picture from another host is omitted and logged, one from IMAGE_HOST is shown', async () => {
  const [list, without, shown, built] = await Promise.all([
    visit('/blog'),
    visit('/blog/elsewhere'),
    visit('/blog/named'),
    visit('/about'),
  ]);
  expect(without.html).toContain('<p>Text</p>');
  for (const page of [list, without]) expect(page.html).not.toContain(ELSEWHERE);
  for (const page of [list, shown]) expect(page.html).toContain(`src="${NAMED}"`);
  const images = [list, shown, built].map(
    ({ headers }) => headers.get('content-security-policy')?.match(/img-src [^;]*/)?.[0],
  );
  const allowed = "img-src 'self' https://images.example.com";
  expect(images).toEqual([allowed, allowed, "img-src 'self'"]);
  const line = {
    msg: 'blog: a picture is left out, for it is neither the site’s nor of IMAGE_HOST',
    err: expect.objectContaining({ message: `post "elsewhere": "${ELSEWHERE}"` }),
  };
  await expect.poll(lines).toContainEqual(expect.objectContaining(line));
});

test.each([...FAULTS.entries()])(
  '(%i) a store that %s: no posts are shown until it recovers',
  async (index, doing) => {
    await api.become(doing);
    const [listPath, postPath] = pathsOf(index);
    const [list, post] = await Promise.all([visit(listPath), visit(postPath)]);
    expect(list.status).toBe(200);
    expect(list.html).toContain(NO_POSTS);
    expect(post.html).toContain(BLOG_POST.missing.title);
    // A late response comes after the status.
    expect([200, 503]).toContain(post.status);
    for (const { headers } of [list, post]) expect(headers.get('cache-control')).toBe('no-store');
    // If a store fails before the page is sent, the status shows it.
    if (doing === 'answers 500') {
      const again = async () => {
        const { status, headers } = await visit(postPath);
        return [status, headers.get('retry-after')];
      };
      await expect.poll(again).toEqual([503, '60']);
    }

    await api.become('answers well');
    // On a busy machine the status may miss it; the next visit has it.
    const shown = async () => {
      const pages = await Promise.all(pathsOf(index).map(visit));
      return pages.map(({ status, html }) => status === 200 && html.includes(`Post ${index}`));
    };
    await expect.poll(shown).toEqual([true, true]);
  },
);

test('all faults of a store are one line of the log', () => {
  const isFault = (line: object) => 'msg' in line && line.msg === 'blog: it cannot be read';
  expect(lines().filter(isFault)).toHaveLength(1);
});
