import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { SHORTEST_FORM } from '../../src/inbox/testing/sample.ts';
import { expectNoViolation } from '../browser/axe.ts';
import { copyProject } from '../copy-project.ts';

const FIRM = 'content/firm.yaml';
const PAYROLL = 'content/services/payroll.yaml';

test.describe.configure({ mode: 'serial' });

let project = '';
let editor: ChildProcess;
let address = '';
let context: BrowserContext;
let page: Page;
const origin = () => new URL(address).origin;
const linesOf = (file: string) => readFileSync(join(project, file), 'utf8').split('\n');

test.beforeAll(async ({ browser }) => {
  project = copyProject();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: project });
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  const by = ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com'];
  git(...by, 'commit', '--quiet', '--message', 'Begin');
  await startEditor();
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
});

test.afterAll(async () => {
  await endEditor('SIGTERM');
  rmSync(project, { recursive: true, force: true });
});

/** Starts the editor of the copy, without a browser. */
async function startEditor(): Promise<void> {
  const started = spawn(process.execPath, ['editor/main.ts', '--no-open'], {
    cwd: project,
    // Astro serves no page if it detects a test run.
    env: { ...process.env, ENV_FILE: '', NODE_ENV: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(createInterface(started.stdout), 'line');
  address = /http:\S+/.exec(String(line))?.[0] ?? '';
  editor = started;
}

async function endEditor(signal: NodeJS.Signals): Promise<void> {
  const ended = once(editor, 'exit');
  if (editor.kill(signal)) await ended;
}

/** Opens a field of a file, and the sections around it. */
async function fieldOf(file: string, id: string, window = page): Promise<Locator> {
  await window.goto(`${origin()}/#/${file}`);
  const field = window.locator(`#root_${id}`);
  await field.evaluate((node) => {
    for (let at = node.closest('details'); at; at = at.parentElement?.closest('details') ?? null) {
      at.open = true;
    }
  });
  return field;
}

/** Restores a file's last version. */
async function discard(file: string): Promise<void> {
  await page.goto(`${origin()}/#/${file}`);
  await page.getByText('Discard my changes to this file…').click();
  await page.getByRole('button', { name: 'Discard my changes to this file' }).click();
}

/** Presses Tab until a part of the page has the focus. */
async function tabTo(part: Locator, key = 'Tab'): Promise<void> {
  const isThere = () => part.evaluate((node) => node === document.activeElement);
  for (let steps = 0; steps < 300 && !(await isThere()); steps += 1) await page.keyboard.press(key);
  await expect(part).toBeFocused();
}

test('the editor’s address opens the first form, each time', async () => {
  await page.goto(address);
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  expect(page.url()).not.toContain(new URL(address).hash);
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByRole('main').getByRole('textbox').first()).toBeVisible();
  await expect(other.getByText('open in another window')).toBeVisible();
  await other.close();
  await expect(page.frameLocator('iframe').locator('h1')).toBeAttached();
  await expect(page.getByRole('link', { name: /to mend/ })).toBeVisible();
});

test('a typed phone number is saved to the file and shown in the page, until it is discarded', async () => {
  const before = linesOf(FIRM);
  const field = await fieldOf(FIRM, 'phones_main');
  const shown = page.frameLocator('iframe').getByText('(713) 555-0199').first();
  await field.press('End');
  for (const key of ['Backspace', 'Backspace', '9', '9']) await page.keyboard.press(key);
  await expect(shown).toBeAttached();
  const after = linesOf(FIRM);
  expect(after.filter((line) => !before.includes(line))).toEqual(['  main: (713) 555-0199']);
  expect(after).toHaveLength(before.length);
  await discard(FIRM);
  await expect(field).toHaveValue('(713) 555-0142');
  await expect(shown).not.toBeAttached();
  expect(linesOf(FIRM)).toEqual(before);
});

test('mistakes are shown at their fields, and the list links to them', async () => {
  const name = await fieldOf(PAYROLL, 'name');
  await name.fill('*Contact*');
  await expect(name).toHaveAccessibleDescription(/"\*Contact\*" would be printed/);
  await discard(PAYROLL);
  await expect(name).not.toHaveAccessibleDescription(/printed/);
  const lead = await fieldOf(PAYROLL, 'hero_lead');
  await lead.press('ControlOrMeta+End');
  await page.keyboard.insertText(' Taxx of 731 cases.');
  await expect(lead).toHaveAccessibleDescription(/731 is neither.*"Taxx" is in no dictionary/s);
  await page.getByRole('link', { name: 'Publish' }).click();
  const listed = page.getByRole('listitem');
  await listed.filter({ hasText: '"Taxx"' }).getByRole('link').click();
  await expect(lead).toBeFocused();
  await page.getByRole('link', { name: 'Publish' }).click();
  const figure = listed.filter({ hasText: '731 is neither' });
  await figure.getByText('Register 731…').click();
  await figure.getByLabel('What it is').fill('cases of a test');
  await figure.getByLabel('A word that stands near it').fill('cases');
  await figure.getByLabel('The law, form or page').fill('Texas Tax Code, section 171.002');
  await figure.getByRole('button', { name: 'Register 731' }).click();
  await expect.poll(() => linesOf('content/facts.yaml').join()).toContain('cases of a test');
  await expect(figure).not.toBeAttached();
  await discard(PAYROLL);
  await expect(lead).not.toHaveAccessibleDescription(/Taxx/);
});

test('by keyboard, a search finds words in all files and opens their field', async () => {
  await page.goto(`${origin()}/#/${PAYROLL}`);
  await tabTo(page.getByRole('searchbox'));
  await page.keyboard.type('west loop');
  const found = page.getByRole('link', { name: /West Loop/ }).first();
  await tabTo(found);
  await page.keyboard.press('Enter');
  await expect(page.locator('textarea:focus, input:not([type=search]):focus')).toBeVisible();
  await page.getByRole('searchbox').fill("shop's");
  await expect(page.getByRole('link', { name: /shop’s/ }).first()).toBeVisible();
  await page.getByRole('searchbox').fill('');
  for (const entry of [3, 1]) {
    await page.goto(`${origin()}/#/content/claims.yaml!${entry}/label`);
    await expect(page.locator(`#root_${entry}_label`)).toBeFocused();
  }
});

test('the second window in one file shows both values, and asks', async ({ browser }) => {
  const elsewhere = await browser.newContext({ storageState: await context.storageState() });
  const other = await elsewhere.newPage();
  const theirs = await fieldOf(FIRM, 'tagline', other);
  await elsewhere.setOffline(true);
  await theirs.fill('Theirs');
  const mine = await fieldOf(FIRM, 'tagline');
  await mine.fill('Mine');
  await expect.poll(() => linesOf(FIRM).join()).toContain('tagline: Mine');
  await elsewhere.setOffline(false);
  await expect(other.getByText('tagline: Theirs here, Mine there.')).toBeVisible();
  await expect(theirs).toHaveValue('Theirs');
  await other.getByRole('button', { name: 'Take the other' }).click();
  await expect(theirs).toHaveValue('Mine');
  await elsewhere.close();
  await discard(FIRM);
});

test('a person is added empty, and removed again', async () => {
  await page.goto(`${origin()}/#/content/people/luis-cantu.yaml`);
  await page.getByText('Add another…').click();
  await page.getByLabel('Its name').fill('Ann Poe');
  await page.getByRole('button', { name: 'Add another', exact: true }).click();
  await expect(page).toHaveURL(/#\/content\/people\/ann-poe\.yaml$/);
  await expect(page.locator('#root_name')).toHaveValue('Ann Poe');
  await expect(page.locator('#root_title')).toHaveValue('');
  await expect(page.locator('#root_title')).toHaveAccessibleDescription(/missing|expected/);
  await page.getByText('Remove…', { exact: true }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Firm');
});

test('a page with another key locks nobody out', async () => {
  const other = await context.newPage();
  await other.goto(`${origin()}/#${'x'.repeat(43)}`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Firm');
  await other.close();
});

test('no screen has accessibility violations on a small laptop', async () => {
  await page.setViewportSize({ width: 1024, height: 900 });
  for (const screen of [FIRM, 'content/claims.yaml']) {
    await page.goto(`${origin()}/#/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolation(page, screen);
    const isWithin = 'document.documentElement.scrollWidth <= innerWidth';
    expect(await page.evaluate(isWithin), screen).toBe(true);
  }
});

test('killing the editor ends its site, and the draft typed meanwhile is saved on the next start', async () => {
  const field = await fieldOf(FIRM, 'tagline');
  await field.fill('Saved');
  await expect.poll(() => linesOf(FIRM).join()).toContain('tagline: Saved');
  const site = new URL((await page.locator('iframe').getAttribute('src')) ?? '').origin;
  expect((await fetch(site)).ok).toBe(true);
  // The development site does not store a test message.
  const form = new URLSearchParams(SHORTEST_FORM);
  expect((await fetch(site, { method: 'POST', body: form })).status).toBe(503);
  await endEditor('SIGKILL');
  await expect.poll(() => fetch(site).catch(() => 'ended')).toBe('ended');
  await field.fill('Kept');
  await expect(
    page.getByRole('alert').filter({ hasText: 'does not answer' }).first(),
  ).toBeVisible();
  await startEditor();
  const again = await context.newPage();
  await again.goto(address);
  await expect.poll(() => linesOf(FIRM).join()).toContain('tagline: Kept');
  await expect(field).toHaveValue('Kept');
});
