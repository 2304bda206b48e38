import { type ExpectPollOptions, expect, test } from 'vitest';
import { samplePost } from '../../blog/testing.ts';
import { BLOG_POST } from '../content.ts';
import {
  CERTIFICATE_FILE,
  type Doing,
  type FaultyDataApi,
  faultyDataApi,
} from '../faulty-data-api.ts';
import { type BuiltSite, serveBuiltSite } from '../serve-built-site.ts';

const POST = samplePost({ category: 'Tax' });
const NO_POSTS = 'No blog posts found.';
/** Far more than the three seconds that a page may take, for a busy machine, and far less than the slowest backend takes. */
const ENDS_WITHIN_MS = 12_000;
const POLL: ExpectPollOptions = { interval: 250, timeout: 60_000 };

/** Settings do not check who signed it. */
const ANON_KEY = ['e30', Buffer.from('{"role":"anon"}').toString('base64url'), 'signed'].join('.');

/** The built site over a Data API, which closes both. */
async function serveOver(
  api: FaultyDataApi,
  env: Readonly<Record<string, string>> = {},
): Promise<BuiltSite & { visit(path: string): Promise<Visit>; lines(): unknown[] }> {
  const site = await serveBuiltSite({
    env: { SUPABASE_URL: api.url, SUPABASE_ANON_KEY: ANON_KEY, ...env },
  });
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
  ['answers with an object', /./],
  ['answers with a million numbers', /./],
  ['answers with 10 MB', /more than 8 MB/],
  ['sends elsewhere', /cannot be reached/],
])(
  'a store that %s: no posts, one line, and all of them once it is well',
  async ([doing, message], { onTestFinished }) => {
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
