import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { findBrowser } from './find-browser.ts';
import { HANG_MS } from './hang.ts';
import { QUIET_FLAGS } from './quiet-flags.ts';

/** A Chromium with prerendering, which Playwright's and puppeteer's default flags disable. */
export async function launchPrerendering(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  const browser = await puppeteer.launch({
    executablePath: findBrowser(),
    ignoreDefaultArgs: true,
    timeout: HANG_MS,
    protocolTimeout: HANG_MS,
    args: [
      '--headless=new',
      ...QUIET_FLAGS,
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
    ],
  });
  browser.on('disconnected', () =>
    rmSync(profile, { recursive: true, force: true, maxRetries: 9 }),
  );
  return browser;
}
