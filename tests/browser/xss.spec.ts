import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { ATTACKS } from '../../src/blog/html/testing/attacks.ts';
import { sampleNewPost, saveIn } from '../../src/blog/testing/posts.ts';
import { newDataDir, serveBuiltSite } from '../serve-built-site.ts';

/** Closes the tags that an attack left open, so that the next one is in the article's text. */
const CLOSE =
  `x'"> --></script></style></title></textarea></xmp></noscript></iframe>` +
  '</template></select></svg></math>';
const BEFORE = 'The article begins.';
const AFTER = 'What follows an attack.';
const CONTENT = `<p>${BEFORE}</p>${ATTACKS.map((it) => `${it}${CLOSE}<p>${AFTER}</p>`).join('\n')}`;
const POST = sampleNewPost({
  title: '<script>alert(1)</script>',
  excerpt: '"><img src=x onerror=alert(1)>',
  category: '<svg onload=alert(1)>',
  author_name: "'><script>alert(1)</script>",
  author_title: '</title><script>alert(1)</script>',
  denomination: '<b>x</b>',
  content: CONTENT,
});

/** Records an attack's effects: scripts run, third-party requests, policy violations. */
async function watch(context: BrowserContext, origin: string): Promise<string[]> {
  const noted: string[] = [];
  await context.exposeBinding('note', (_, what: string) => noted.push(what));
  await context.addInitScript(() => {
    const note: unknown = Reflect.get(globalThis, 'note');
    const tell = (what: string) => typeof note === 'function' && note(what);
    Object.defineProperty(globalThis, 'alert', { value: () => tell('alert()') });
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
  return noted;
}

/** Triggers each element's events by script; links to pages are not followed. */
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
    for (const element of document.querySelectorAll('article *')) {
      for (const type of ['mouseover', 'focus', 'load', 'error', 'toggle', 'click']) {
        element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
      }
    }
  });
}

test('no attack in a post runs, loads from elsewhere or is stopped only by the policy', async ({
  browser,
}) => {
  const dataDir = newDataDir();
  await saveIn(dataDir, [POST]);
  // Each omitted picture would log a line.
  const site = await serveBuiltSite({ dataDir, env: { LOG_LEVEL: 'silent' } });
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const noted = await watch(context, site.url);
  const page = await context.newPage();

  await page.goto(`${site.url}/blog`);
  await expect(page.getByRole('link', { name: 'Read More' })).toHaveCount(1);
  const address = `${site.url}/blog/${POST.slug}`;
  await page.goto(address);
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(POST.title);
  await expect(article.getByText(BEFORE)).toBeVisible();
  // The last attack, <plaintext>, ends all elements.
  const following = article.getByText(AFTER).filter({ visible: true });
  await expect(following).toHaveCount(ATTACKS.length - 1);
  await expect(page.getByRole('complementary', { name: 'Author' })).toContainText(POST.author_name);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await touchEverything(page);
  expect(page.url()).toBe(address);
  expect(noted).toEqual([]);

  // Control: without protection, the same attacks are detected.
  await context.route(`${site.url}/control`, (route) =>
    route.fulfill({ contentType: 'text/html', body: CONTENT }),
  );
  await page.goto(`${site.url}/control`, { waitUntil: 'commit' });
  await expect.poll(() => noted).toContain('alert()');
  await context.close();
  await site.close();
});
