import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Article } from '../../blog/post.ts';
import { sampleArticle, saveIn } from '../../blog/testing.ts';
import { type BuiltSite, newDataDir, serveBuiltSite } from '../serve-built-site.ts';
import { VECTORS } from './xss/vectors.ts';

const AT_A_TIME = 90;

/** Ends whatever the vector before it left open, so that the next one stands in the article's text. */
const CLOSE =
  `x'"> --></script></style></title></textarea></xmp></noscript></noembed></noframes></iframe>` +
  '</template></option></select></svg></math>';

const AFTER = 'What follows a vector.';

/** After this nothing is an element again, whatever closes it. */
const isEndless = (vector: string) => /<plaintext/i.test(vector);

/** The vectors in posts of several each, one also in every text around an article that may hold it. */
const POSTS: readonly Article[] = Array.from(
  { length: Math.ceil(VECTORS.length / AT_A_TIME) },
  (_, place) => {
    const vectors = VECTORS.slice(place * AT_A_TIME, (place + 1) * AT_A_TIME);
    const content = [
      ...vectors.filter((it) => !isEndless(it)).map((it) => `${it}${CLOSE}<p>${AFTER}</p>`),
      ...vectors.filter(isEndless),
    ].join('\n');
    const lines = vectors.filter((it) => /^\P{Cc}{1,60}$/u.test(it) && it.includes('<'));
    const line = (offset: number) => lines[(place + offset * 7) % lines.length] ?? '<script>';
    return sampleArticle({
      slug: `post-${place}`,
      title: line(0),
      excerpt: line(1),
      category: line(2),
      author_name: line(3),
      author_title: line(4),
      denomination: '<b>x</b>',
      content: `<p>The article begins.</p>${content}`,
    });
  },
);

/** Notes what a vector does: runs, navigates, asks another site for something, or breaks the policy. */
async function watch(context: BrowserContext, origin: string): Promise<string[]> {
  const noted: string[] = [];
  await context.exposeBinding('note', (_, what: string) => noted.push(what));
  await context.addInitScript(() => {
    const note: unknown = Reflect.get(globalThis, 'note');
    const tell = (what: string) => typeof note === 'function' && note(what);
    for (const name of ['alert', 'confirm', 'prompt', 'print']) {
      Object.defineProperty(globalThis, name, { value: () => tell(`${name}()`) });
    }
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      tell(`policy: ${effectiveDirective} ${blockedURI}`),
    );
  });
  await context.route(
    (url) => url.origin !== origin && url.protocol !== 'data:',
    (route) => {
      noted.push(`request: ${route.request().url()}`);
      return route.abort();
    },
  );
  context.on('page', (page) => {
    page.on('dialog', (dialog) => {
      noted.push(`dialog: ${dialog.type()}`);
      void dialog.dismiss();
    });
    page.on('popup', () => noted.push('popup'));
  });
  return noted;
}

/** Does by script, to each element, what a reader's hand would; links to pages are not followed. */
async function touchEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener(
      'click',
      (event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null;
        if (link && /^(https?|mailto|tel):$/.test(link.protocol)) event.preventDefault();
      },
      true,
    );
    // biome-ignore format: one list
    const events = [
      'mouseover', 'mouseenter', 'mousemove', 'pointerover', 'pointerenter', 'pointerdown', 'mousedown', 'focus', 'focusin',
      'keydown', 'keyup', 'copy', 'paste', 'dragstart', 'drop', 'wheel', 'scroll', 'toggle', 'animationend', 'load', 'error', 'click',
    ];
    for (const element of document.querySelectorAll('article *')) {
      for (const type of events) {
        element.dispatchEvent(new MouseEvent(type, { bubbles: false, cancelable: true }));
      }
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
  });
}

// One site for them all.
test.describe.configure({ mode: 'default' });

let site: BuiltSite;

test.beforeAll(async () => {
  const dataDir = newDataDir();
  await saveIn(dataDir, POSTS);
  // Each picture that is left out would be a line.
  site = await serveBuiltSite({ dataDir, env: { LOG_LEVEL: 'silent' } });
});

test.afterAll(() => site.close());

test('no vector in a post runs, loads from elsewhere or is stopped by the policy', async ({
  browser,
}) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const noted = await watch(context, site.url);
  const page = await context.newPage();
  for (const post of POSTS) {
    const address = `${site.url}/blog/${post.slug}`;
    await page.goto(address);
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { level: 1 })).toHaveText(post.title);
    await expect(article.getByText('The article begins.')).toBeVisible();
    const following = article.getByText(AFTER).filter({ visible: true });
    await expect(following).toHaveCount(post.content.split(AFTER).length - 1);
    await expect(page.getByRole('complementary', { name: 'Author' })).toContainText(
      post.author_name,
    );
    await expect(page.getByRole('contentinfo')).toBeVisible();

    await touchEverything(page);
    await article.getByRole('link').nth(1).hover();
    const protocols = await article
      .getByRole('link')
      .evaluateAll((links) => links.map((it) => it instanceof HTMLAnchorElement && it.protocol));
    expect(new Set(protocols).difference(new Set(['http:', 'https:', 'mailto:', 'tel:']))).toEqual(
      new Set(),
    );
    expect(page.url()).toBe(address);
    expect(noted, post.slug).toEqual([]);
  }
  await page.goto(`${site.url}/blog`);
  await expect(page.getByRole('link', { name: 'Read More' })).toHaveCount(POSTS.length);
  expect(noted).toEqual([]);
  await context.close();
});

for (const [policy, trips] of [
  [undefined, /^(alert\(\)|dialog)/],
  ["default-src 'self'", /^policy: script-src/],
] as const) {
  test(`the same vectors as they are, under ${policy ?? 'no policy'}, are noted`, async ({
    browser,
  }) => {
    const context = await browser.newContext();
    const noted = await watch(context, site.url);
    const page = await context.newPage();
    const address = `${site.url}/control`;
    const tripped: string[] = [];
    for (const { slug, content } of POSTS) {
      await context.route(address, (route) =>
        route.fulfill({
          contentType: 'text/html',
          headers: policy === undefined ? {} : { 'content-security-policy': policy },
          body: `<article>${content}</article>`,
        }),
      );
      noted.length = 0;
      await page.goto(address, { waitUntil: 'commit' }).catch(() => {});
      const hasTripped = () => noted.some((it) => trips.test(it));
      // Some vectors lead the page elsewhere, now and then before another one has run.
      await expect.poll(() => hasTripped() || page.url() !== address, slug).toBe(true);
      if (hasTripped()) tripped.push(slug);
    }
    expect(tripped.length).toBeGreaterThan(POSTS.length / 2);
    await context.close();
  });
}
