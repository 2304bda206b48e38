import { type ExpectPollOptions, test } from 'vitest';
import { samplePost } from '../../blog/testing.ts';
import { BLOG, BLOG_POST } from '../content.ts';
import { keyFor } from '../data-api/keys.ts';
import {
  CERTIFICATE_FILE,
  type Doing,
  type FaultyDataApi,
  faultyDataApi,
} from '../faulty-data-api.ts';
import { type BuiltSite, serveBuiltSite } from '../serve-built-site.ts';

const POST = samplePost({ category: 'Tax' });
/** What hides the spinner. */
const LOADED = /data-loaded[=>]/;
const NO_POSTS = 'No blog posts found.';
/** Far more than the three seconds that a page may take, for a busy machine, and far less than the slowest backend takes. */
const ENDS_WITHIN_MS = 12_000;
const POLL: ExpectPollOptions = { interval: 250, timeout: 60_000 };

/** Two servers start at a time, for each takes a processor meanwhile: a busy machine answers late. */
const STARTS: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()];

/** Starts a server once an earlier one has started. */
function inTurn(start: () => Promise<BuiltSite>): Promise<BuiltSite> {
  const started = Promise.resolve(STARTS.shift()).then(start);
  STARTS.push(started.catch(() => {}));
  return started;
}

/** The built site over a Data API, which closes both. */
async function serveOver(
  api: FaultyDataApi,
  env: Readonly<Record<string, string>> = {},
): Promise<BuiltSite & { visit(path: string): Promise<Visit>; lines(): unknown[] }> {
  const settings = { SUPABASE_URL: api.url, SUPABASE_ANON_KEY: keyFor('anon', 'secret'), ...env };
  const site = await inTurn(() => serveBuiltSite({ env: settings }));
  return {
    ...site,
    lines: () => site.logged().map((line): unknown => JSON.parse(line)),
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
  const answer = await fetch(url, { signal: AbortSignal.timeout(ENDS_WITHIN_MS) });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

test.concurrent.for<[Doing, RegExp]>([
  ['listens no more', /cannot be reached/],
  ['shows no certificate', /cannot be reached/],
  ['breaks off in the middle', /cannot be reached/],
  ['answers after 30 s', /does not answer in time/],
  ['answers 500', /answers 500 \(the database is starting up\)/],
  ['answers with a page', /answers with no JSON/],
  ['answers with half of its JSON', /answers with no JSON/],
  ['answers with an object', /answers with no rows/],
  ['answers with a million numbers', /answers with no rows/],
  ['answers with 10 MB', /more than 8 MB/],
  ['sends elsewhere', /cannot be reached/],
])(
  'a store that %s: no posts, one line, and all of them once it is well',
  async ([doing, message], { expect, onTestFinished }) => {
    const api = await faultyDataApi([POST], doing === 'shows no certificate');
    await api.become(doing);
    const site = await serveOver(api, { NODE_EXTRA_CA_CERTS: CERTIFICATE_FILE });
    onTestFinished(site.close);

    const [list, post] = await Promise.all([site.visit('/blog'), site.visit('/blog/sales-tax')]);
    expect(list.status).toBe(200);
    expect(list.html).toContain(NO_POSTS);
    expect(post.html).toContain(BLOG_POST.missing.title);
    // A late answer comes after the status.
    expect([200, 503]).toContain(post.status);
    for (const { headers } of [list, post]) expect(headers.get('cache-control')).toBe('no-store');
    const again = await site.visit('/blog/sales-tax');
    expect(again.status).toBe(503);
    expect(again.headers.get('retry-after')).toBe('60');
    const line = {
      level: 'error',
      err: expect.objectContaining({ message: expect.stringMatching(message) }),
      msg: 'blog: it cannot be read',
    };
    await expect.poll(site.lines, POLL).toEqual([expect.objectContaining(line)]);

    await api.become('answers well');
    const shown = async () => {
      const [list, post] = await Promise.all([site.visit('/blog'), site.visit('/blog/sales-tax')]);
      return [list.html.includes(POST.title), post.status];
    };
    await expect.poll(shown, POLL).toEqual([true, 200]);
    expect(site.lines()).toHaveLength(1);
  },
);

/** Visits an address; resolves once these words have come, to what came so far and what else will. */
async function begin(
  url: string,
  words: string,
): Promise<{ first: string; rest: Promise<string> }> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(ENDS_WITHIN_MS) });
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

test.concurrent('a store that takes its time: the shell and a spinner, then the posts', async ({
  expect,
  onTestFinished,
}) => {
  const api = await faultyDataApi([POST]);
  const site = await serveOver(api);
  onTestFinished(site.close);
  // The first answer of a server takes longer than others.
  const status = async () => (await site.visit('/blog/none')).status;
  await expect.poll(status, POLL).toBe(404);
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
  // Of what may not be there no address is named, and nothing says that it is not there.
  for (const { first } of [post, missing]) {
    expect(first).toContain(BLOG.seo.title);
    expect(first).not.toMatch(/rel="canonical"|noindex/);
  }

  const slugs = ['sales-tax', 'no-such-post'];
  const now = await Promise.all(slugs.map((slug) => site.visit(`/blog/${slug}`)));
  expect(now.map(({ status }) => status)).toEqual([200, 404]);
  expect(now[0]?.html).toMatch(/<title>Sales tax [\s\S]*rel="canonical"/);
  expect(site.lines()).toEqual([]);
});

test.concurrent('rows as they come: no post is 404, a picture from elsewhere is left out', async ({
  expect,
  onTestFinished,
}) => {
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
    .poll(site.lines, POLL)
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
