import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { expectNoViolation } from '../browser/axe.ts';
import { copyProject } from '../copy-project.ts';
import { type StartedEditor, startEditor } from './start-editor.ts';

const FIRM = 'content/firm.yaml';
const PAYROLL = 'content/services/payroll.yaml';

test.describe.configure({ mode: 'serial' });

let project = '';
let editor: StartedEditor;
let context: BrowserContext;
let page: Page;
const origin = () => new URL(editor.address).origin;
const linesOf = (file: string) => readFileSync(join(project, file), 'utf8').split('\n');

test.beforeAll(async ({ browser }) => {
  project = copyProject();
  editor = await startEditor(project);
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  page = await context.newPage();
});

test.afterAll(async () => {
  await editor.end();
  rmSync(project, { recursive: true, force: true });
});

/** Shows a field of a file, in the sections that fold it away. */
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

async function undo(): Promise<void> {
  await page.getByRole('button', { name: /^Undo: / }).click();
}

/** Goes on by Tab until a part of the page has the focus. */
async function tabTo(part: Locator, key = 'Tab'): Promise<void> {
  const isThere = () => part.evaluate((node) => node === document.activeElement);
  for (let steps = 0; steps < 300 && !(await isThere()); steps += 1) await page.keyboard.press(key);
  await expect(part).toBeFocused();
}

test('the address opens the first screen, and only once', async ({ browser }) => {
  await page.goto(editor.address);
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  expect(page.url()).not.toContain(new URL(editor.address).hash);
  const stranger = await browser.newPage();
  await stranger.goto(editor.address);
  await expect(stranger.getByRole('alert')).toContainText('This page is closed');
  await stranger.close();
  await expect(page.frameLocator('iframe').locator('h1')).toBeAttached();
  await expect(page.getByRole('link', { name: /to mend$/ })).toBeVisible();
});

test('a phone number typed is in the file and in the page beside, until it is taken back', async () => {
  const before = linesOf(FIRM);
  const field = await fieldOf(FIRM, 'phones_main');
  const shown = page.frameLocator('iframe').getByText('(713) 555-0199').first();
  await field.press('End');
  for (const key of ['Backspace', 'Backspace', '9', '9']) await page.keyboard.press(key);
  await expect(shown).toBeAttached();
  const after = linesOf(FIRM);
  expect(after.filter((line) => !before.includes(line))).toEqual(['  main: (713) 555-0199']);
  expect(after).toHaveLength(before.length);
  await undo();
  await expect(field).toHaveValue('(713) 555-0142');
  await expect(shown).not.toBeAttached();
  expect(linesOf(FIRM)).toEqual(before);
});

test('slips are said at their fields, and lead there from the list', async () => {
  const name = await fieldOf(PAYROLL, 'name');
  await name.fill('*Contact*');
  await expect(name).toHaveAccessibleDescription(/"\*Contact\*" would be printed/);
  await undo();
  await expect(name).not.toHaveAccessibleDescription(/printed/);
  const lead = await fieldOf(PAYROLL, 'hero_lead');
  await lead.press('End');
  await page.keyboard.insertText(' Taxx of 731 cases.');
  await expect(lead).toHaveAccessibleDescription(/731 is neither.*"Taxx" is in no dictionary/s);
  await page.getByRole('link', { name: 'Publish' }).click();
  await page.getByRole('listitem').filter({ hasText: '"Taxx"' }).getByRole('button').click();
  await expect(lead).toBeFocused();
  await undo();
  await expect(lead).not.toHaveAccessibleDescription(/Taxx/);
});

test('the keyboard alone finds a field, types and takes it back', async () => {
  await page.goto(`${origin()}/#/people`);
  await tabTo(page.getByRole('link', { name: 'The firm', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page.locator(`nav a[href="#/${FIRM}"]`));
  await page.keyboard.press('Enter');
  const tagline = page.locator('#root_tagline');
  const before = await tagline.inputValue();
  await tabTo(tagline);
  await page.keyboard.press('End');
  await page.keyboard.type('?');
  await tabTo(page.getByRole('button', { name: /^Undo: / }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(tagline).toHaveValue(before);
});

test('two windows in one field: the second is told, and chooses', async ({ browser }) => {
  const elsewhere = await browser.newContext({ storageState: await context.storageState() });
  const other = await elsewhere.newPage();
  const theirs = await fieldOf(FIRM, 'tagline', other);
  const before = await theirs.inputValue();
  await elsewhere.setOffline(true);
  await theirs.fill('Theirs');
  const mine = await fieldOf(FIRM, 'tagline');
  await mine.fill('Mine');
  await expect.poll(() => linesOf(FIRM).join()).toContain('tagline: Mine');
  await elsewhere.setOffline(false);
  await expect(other.getByRole('heading', { name: /changed elsewhere/ })).toBeVisible();
  await expect(theirs).toHaveValue('Theirs');
  await other.getByRole('button', { name: 'Take the other' }).click();
  await expect(theirs).toHaveValue('Mine');
  await elsewhere.close();
  await mine.fill(before);
});

for (const width of [1024, 1440]) {
  test(`no screen has a barrier at ${width} pixels`, async () => {
    await page.setViewportSize({ width, height: 900 });
    for (const screen of ['firm', 'people', 'pages', 'posts', 'wrong', 'inbox']) {
      await page.goto(`${origin()}/#/${screen}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoViolation(page, `${screen} at ${width}`);
      const isWithin = 'document.documentElement.scrollWidth <= innerWidth';
      expect(await page.evaluate(isWithin), `${screen} at ${width}`).toBe(true);
    }
  });
}

test('what was typed while the editor was killed comes back', async () => {
  const field = await fieldOf(FIRM, 'tagline');
  await field.fill('Saved');
  await expect.poll(() => linesOf(FIRM).join()).toContain('tagline: Saved');
  await editor.end('SIGKILL');
  await field.fill('Kept');
  await page.close();
  editor = await startEditor(project);
  page = await context.newPage();
  await page.goto(editor.address);
  await expect.poll(() => linesOf(FIRM).join()).toContain('tagline: Kept');
  await expect(await fieldOf(FIRM, 'tagline')).toHaveValue('Kept');
});
