import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import {
  Builder,
  By,
  Capabilities,
  error,
  Key,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote';
import { TEST_TIMEOUT_MS } from '../test-timeout.ts';
import { type Client, type Named, xpathOf } from './client.ts';

interface Programs {
  driver: string;
  browser: string;
  display: string;
}

/** Candidate elements for a role; the engine decides. */
const CANDIDATES: Readonly<Record<Named['role'], string>> = {
  button: 'button',
  heading: 'h1, h2, h3, h4',
  link: 'a[href]',
  textbox: 'input:not([type=hidden]), textarea',
};

const KEYS = { Enter: Key.ENTER, Escape: Key.ESCAPE } as const;

/** Starts WebKitGTK's MiniBrowser on its own display, driven over W3C WebDriver. */
export async function startWebkit(programs: Programs): Promise<Client<WebElement>> {
  const screen = spawn(
    programs.display,
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [display] = await once(screen.stdout, 'data');
  const service = new DriverService.Builder(programs.driver)
    .setLoopback(true)
    .setEnvironment({
      ...definedEnv(),
      DISPLAY: `:${String(display).trim()}`,
      XDG_CONFIG_DIRS: join(import.meta.dirname, 'webkit-settings'),
    })
    .build();
  const stop = async () => {
    await service.kill();
    screen.kill();
  };
  const browser = await session(service, programs.browser).catch(async (fault) => {
    await stop();
    throw fault;
  });

  async function byName({ role, name, menu }: Named): Promise<WebElement[]> {
    const css = CANDIDATES[role];
    if (!menu) return keep(await browser.findElements(By.css(css)), role, name);
    const [within] = await keep(await browser.findElements(By.css('nav')), 'navigation', menu);
    return within ? keep(await within.findElements(By.css(css)), role, name) : [];
  }

  return {
    engine: `WebKitGTK ${(await browser.getCapabilities()).getBrowserVersion()}`,
    open: async (url, size) => {
      // Resized before loading: on a display without a window manager, resizing a loaded page may hang.
      await browser.get('about:blank');
      await browser
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...size });
      await browser.get(url);
    },
    back: () => browser.navigate().back(),
    address: () => browser.getCurrentUrl(),
    find: (thing) =>
      'text' in thing ? browser.findElements(By.xpath(xpathOf(thing.text))) : byName(thing),
    isShown,
    click: (element) => browser.wait(() => clicked(element)).then(() => undefined),
    clickAt: (x, y) => browser.actions().move({ x, y }).click().perform(),
    type: (element, text) => element.sendKeys(text),
    valueOf: async (element) => String(await element.getProperty('value')),
    press: (key) => browser.actions().sendKeys(KEYS[key]).perform(),
    ask: (expression) => browser.executeScript(`return ${expression}`),
    close: async () => {
      await browser.quit();
      await stop();
    },
    // The browser exits with its display.
    kill: stop,
  };
}

async function session(service: DriverService, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    timeouts: { script: TEST_TIMEOUT_MS, pageLoad: TEST_TIMEOUT_MS },
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const server = await service.start(TEST_TIMEOUT_MS);
  return await new Builder().usingServer(server).withCapabilities(capabilities).build();
}

const isShown = (element: WebElement): Promise<boolean> =>
  element.getDriver().executeScript('return arguments[0].checkVisibility()', element);

/** Clicks; resolves to whether the element was reachable, since sticky parts may cover it. */
async function clicked(element: WebElement): Promise<boolean> {
  const scroll = "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })";
  await element.getDriver().executeScript(scroll, element);
  try {
    await element.click();
    return true;
  } catch (fault) {
    if (fault instanceof error.ElementNotInteractableError) return false;
    throw fault;
  }
}

/** The visible elements with this role and name in the engine's accessibility tree. */
async function keep(elements: WebElement[], role: string, name: string): Promise<WebElement[]> {
  const matching: WebElement[] = [];
  for (const element of elements) {
    if (!(await isShown(element)) || (await element.getAccessibleName()) !== name) continue;
    if ((await element.getAriaRole()) === role) matching.push(element);
  }
  return matching;
}

function definedEnv(): Record<string, string> {
  const entries = Object.entries(process.env);
  return Object.fromEntries(
    entries.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  );
}
