import { expect, type Page, test } from '@playwright/test';
import { CATEGORY, NOWHERE } from '../routes.ts';

/** Pages of the blog that are not in the routes; pages.spec.ts checks the others. */
const BLOG_PAGES = ['/blog?page=9999', `/blog?category=${CATEGORY.name}`, '/blog/no-such-post'];

declare global {
  interface Window {
    /** The policy violations in this page. */
    stopped: string[];
  }
}

/** Violations of the page's policy, by directive, from its first byte. */
async function stoppedIn(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.stopped = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      window.stopped.push(`${effectiveDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => window.stopped);
}

test('no page of the blog breaks its policy', async ({ page }) => {
  const stopped = await stoppedIn(page);
  for (const path of BLOG_PAGES) {
    await page.goto(path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await stopped(), path).toEqual([]);
  }
});

test('the page of a refused message breaks no policy', async ({ page }) => {
  const stopped = await stoppedIn(page);
  await page.goto(NOWHERE);
  const answer = page.waitForResponse((response) => response.request().method() === 'POST');
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action: '/' });
    document.body.append(form);
    form.submit();
  });
  expect((await answer).status()).toBe(422);
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await stopped()).toEqual([]);
});

test('a foreign style and frame are stopped', async ({ page }) => {
  const stopped = await stoppedIn(page);
  await page.goto('/');
  await page.evaluate(() => {
    const style = Object.assign(document.createElement('style'), { textContent: 'p{}' });
    const frame = Object.assign(document.createElement('iframe'), { src: '/about' });
    document.body.append(style, frame);
  });
  await expect
    .poll(stopped)
    .toEqual(['style-src-elem inline', expect.stringMatching(/^frame-src .*\/about$/)]);
});
