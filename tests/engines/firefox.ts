import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core';
import { TEST_TIMEOUT_MS } from '../test-timeout.ts';
import { type Client, type Named, xpathOf } from './client.ts';

/** Starts an unmodified Firefox from Debian or Mozilla, driven over WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Client<ElementHandle>> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    timeout: TEST_TIMEOUT_MS,
    protocolTimeout: TEST_TIMEOUT_MS,
    // As in WebKit: without a graphics card, animations slow everything down.
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
  const newPage = async () => {
    const page = await browser.newPage();
    page.setDefaultTimeout(TEST_TIMEOUT_MS);
    return page;
  };
  let page = await newPage();

  async function byName({ role, name, menu }: Named): Promise<ElementHandle[]> {
    const selector = `aria/${name}[role="${role}"]`;
    if (!menu) return page.$$(selector);
    // Uses the visible label: a search by role and name takes Firefox a second.
    const within = await page.$(`nav[aria-label="${menu}"]`);
    return within ? within.$$(selector) : [];
  }

  return {
    engine: (await browser.version()).replace('firefox/', 'Firefox '),
    open: async (url, size) => {
      // Opens a new tab each time: puppeteer cannot drive one that Back restored from the cache.
      const last = page;
      page = await newPage();
      await last.close();
      await keepToSite(page, new URL(url).origin);
      await page.setViewport(size);
      await page.goto(url);
    },
    back: () => page.evaluate(() => history.back()),
    address: async () => String(await page.evaluate('location.href')),
    find: (thing) => ('text' in thing ? page.$$(`xpath/.${xpathOf(thing.text)}`) : byName(thing)),
    isShown: (element) => element.evaluate((node) => node.checkVisibility()),
    click: async (element) => {
      await bringToMiddle(element);
      await element.click();
    },
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (element, text) => element.type(text),
    valueOf: (element) =>
      element.evaluate((node) => ('value' in node ? String(node.value) : 'no field')),
    press: (key) => page.keyboard.press(key),
    ask: (expression) => page.evaluate(expression),
    close: () => browser.close(),
    kill: async () => void browser.process()?.kill('SIGKILL'),
  };
}

/** Scrolls an element into view below the sticky header. */
function bringToMiddle(element: ElementHandle): Promise<void> {
  return element.evaluate((node) => node.scrollIntoView({ block: 'center', behavior: 'instant' }));
}

/**
 * Leaves requests to other sites pending. A frame that fails to load, such as the map offline, may
 * block Firefox's searches by role and name.
 */
async function keepToSite(page: Page, origin: string): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isOurs = new URL(request.url()).origin === origin;
    const answered = isOurs ? request.continue() : request.respond({ status: 204 });
    // The page may have cancelled it already.
    answered.catch(() => undefined);
  });
}
