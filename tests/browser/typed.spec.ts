import { expect, type Page, test } from '@playwright/test';
import { PAPER_FIELD } from '../content.ts';

declare global {
  interface Window {
    /** The milliseconds of each animation that a script has begun. */
    fades: unknown[];
  }
}

const FIELD = PAPER_FIELD.label;
const SCRIPT = /\/_astro\/typed-[^/]+\.js$/;

const fieldOf = (page: Page) => page.getByRole('main').getByLabel(FIELD);
const artOf = (page: Page) => page.locator('main #hero-end');

/** The note's number as it is shown, and how opaque the page's own art is; waits until nothing fades. */
async function shownIn(page: Page) {
  const art = artOf(page);
  await art.evaluate((it) =>
    Promise.all(
      it
        .getAnimations({ subtree: true })
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );
  const own = await art
    .locator('> :not(svg)')
    .first()
    .evaluate((it) => getComputedStyle(it).opacity);
  return { numbers: await art.locator('svg text').allTextContents(), own };
}

for (const motion of ['no-preference', 'reduce'] as const) {
  test.describe(`motion: ${motion}`, () => {
    test.use({ contextOptions: { reducedMotion: motion } });

    test('the art becomes the note of what is typed, and nothing is sent', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      for (const path of ['/', '/services/irs-problems', '/find', '/services']) {
        await page.goto(path);
        expect(
          asked.filter((url) => SCRIPT.test(url)),
          path,
        ).toEqual([]);
        const place = await artOf(page).boundingBox();
        const script = page.waitForResponse(SCRIPT);
        await fieldOf(page).focus();
        await (await script).finished();
        asked.length = 0;
        await fieldOf(page).fill('cp2000');
        await expect(artOf(page).locator('svg text')).toHaveText('CP2000');
        expect(await shownIn(page), path).toEqual({ numbers: ['CP2000'], own: '0' });
        expect(await artOf(page).boundingBox(), path).toEqual(place);
        await fieldOf(page).fill('CP14');
        await expect(artOf(page).locator('svg text')).toHaveText('CP14');
        await fieldOf(page).fill('');
        await expect(artOf(page).locator('svg')).toHaveCount(0);
        expect(await shownIn(page), path).toEqual({ numbers: [], own: '1' });
        expect(asked, path).toEqual([]);
      }
    });

    test('it fades only where motion is wanted', async ({ page }) => {
      await page.addInitScript(() => {
        window.fades = [];
        const { animate } = Element.prototype;
        Element.prototype.animate = function (frames, options) {
          window.fades.push(typeof options === 'object' ? options.duration : options);
          return animate.call(this, frames, options);
        };
      });
      await page.goto('/');
      await fieldOf(page).fill('LT11');
      await expect(artOf(page).locator('svg')).toBeAttached();
      const milliseconds = motion === 'reduce' ? 0 : 200;
      expect(await page.evaluate(() => window.fades)).toEqual([milliseconds, milliseconds]);
    });
  });
}

test('the note of a number without a page is there at once, half as strong', async ({ page }) => {
  await page.goto('/find?number=CP21E');
  await expect(artOf(page).locator('svg text')).toHaveText('CP21E');
  await expect(artOf(page).locator('svg')).toHaveCSS('opacity', '0.5');
});

test('a taxpayer’s number is asked to be left out, and not drawn', async ({ page }) => {
  await page.goto('/');
  const warning = page.getByRole('alert');
  await fieldOf(page).fill('123-45-6789');
  await expect(warning).toHaveText('That looks like a taxpayer number; please leave it out');
  await expect(artOf(page).locator('svg')).toHaveCount(0);
  await fieldOf(page).fill('CP2000');
  await expect(warning).toHaveCount(0);
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`the question stands with a call in the first view, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const head = page.getByRole('main').locator('header').first();
    await expect(fieldOf(page)).toBeInViewport({ ratio: 1 });
    await expect(head.getByText(PAPER_FIELD.example)).toBeInViewport({ ratio: 1 });
    await expect(head.getByRole('button', { name: 'Find' })).toBeInViewport({ ratio: 1 });
    const call = head.locator('a[href^="tel:"]').filter({ visible: true }).first();
    await expect(call).toBeInViewport({ ratio: 1 });
    const star = await artOf(page).boundingBox();
    const card = head.getByRole('heading', { level: 2 });
    const { y = 0 } = (await card.boundingBox()) ?? {};
    // On a phone the card stands under the star, on a wide screen it lies over the star's foot.
    if (width === 390) expect((star?.y ?? 0) + (star?.height ?? 0)).toBeLessThan(y);
    if (width === 1440) {
      await expect(head.getByText(/^Licensed/)).toBeInViewport({ ratio: 1 });
      await expect(head.getByRole('link', { name: 'Schedule' }).first()).toBeInViewport({
        ratio: 1,
      });
      await card.click({ trial: true });
    }
  });
}
