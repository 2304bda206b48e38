import { expect, type Page, test } from '@playwright/test';
import { NOWHERE, ROUTES } from '../routes.ts';

for (const route of [...ROUTES, '/message-sent', NOWHERE]) {
  test(`${route} asks nobody else, keeps nothing and breaks nothing`, async ({
    page,
    context,
    baseURL,
  }) => {
    const foreign: string[] = [];
    const scripts: string[] = [];
    const complaints: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== baseURL) foreign.push(request.url());
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    page.on('console', (line) => {
      if (line.type() === 'error' || line.type() === 'warning') complaints.push(line.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await withoutMaps(page);

    await page.goto(route);
    expect(await brokenPictures(page)).toEqual([]);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    if (route === '/contact') {
      await expect(page.locator('astro-island')).not.toHaveAttribute('ssr');
      expect(scripts).not.toEqual([]);
      expect(foreign).toEqual([expect.stringContaining('https://maps.google.com/maps?')]);
    } else {
      expect(scripts).toEqual([]);
      expect(foreign).toEqual([]);
    }
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    // A page that is not there is an error in the browser's own words.
    const own = complaints.filter((text) => !(route === NOWHERE && text.includes('404')));
    expect(own).toEqual([]);
  });
}

/** Answers for the map, the only frame of the site; what is in it is not the site's. */
async function withoutMaps(page: Page): Promise<void> {
  await page.route('https://maps.google.com/**', (request) =>
    request.fulfill({ contentType: 'text/html', body: '' }),
  );
}

/** Scrolls to every picture that is shown, as a reader would, and returns those that cannot be shown. */
function brokenPictures(page: Page): Promise<string[]> {
  return page.locator('img').evaluateAll(async (pictures) => {
    const broken: string[] = [];
    for (const picture of pictures) {
      if (!(picture instanceof HTMLImageElement && picture.checkVisibility())) continue;
      picture.scrollIntoView();
      await picture.decode().catch(() => broken.push(picture.src));
    }
    return broken;
  });
}
