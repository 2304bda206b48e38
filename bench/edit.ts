/**
 * `npm run bench -- edit`: how long after the command the editor shows its first screen (ms), with
 * its page bundled already and not; and how long after a keystroke the page beside shows it (ms), 50
 * keystrokes on each of five pages, over a copy of the project.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, chromium, type Page } from '@playwright/test';
import { copyProject } from '../tests/copy-project.ts';
import { findBrowser } from '../tests/find-browser.ts';
import { QUIET_FLAGS } from '../tests/quiet-flags.ts';
import { median } from './load/median.ts';
import { printRow } from './load/print-row.ts';

const STARTS = 10;
const KEYSTROKES = 50;
const WIDTH = 40;
/** By its file, the id of the field that is typed in. */
const TYPED: Readonly<Record<string, string>> = {
  'content/services/payroll.yaml': 'root_name',
  'content/pages/home.yaml': 'root_hero_title',
  'content/people/founder.yaml': 'root_name',
  'content/notices.yaml!0': 'root_0_title',
  'content/posts/house-in-houston-owner-abroad.md': 'root_title',
};

const project = copyProject();
const editors = new Set<ChildProcess>();
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...QUIET_FLAGS] });
try {
  printRow('', WIDTH, ['min', 'median', 'max']);
  print('first screen, bundled anew', await starts(true));
  print('first screen', await starts(false));
  const { editor, page } = await open(browser);
  for (const [file, id] of Object.entries(TYPED)) print(file, await keystrokes(page, file, id));
  await end(editor);
} finally {
  await browser.close();
  for (const editor of editors) await end(editor);
  rmSync(project, { recursive: true });
}

async function starts(isCold: boolean): Promise<number[]> {
  const took: number[] = [];
  for (let count = 0; count < STARTS; count += 1) {
    if (isCold) rmSync(join(project, 'node_modules/.cache/edit'), { recursive: true, force: true });
    const started = performance.now();
    const { editor, page } = await open(browser);
    took.push(performance.now() - started);
    await page.close();
    await end(editor);
  }
  return took;
}

/** Starts an editor, and shows its first form. */
async function open(using: Browser): Promise<{ editor: ChildProcess; page: Page }> {
  const editor = spawn(process.execPath, ['edit/main.ts', '--no-open'], {
    cwd: project,
    env: { ...process.env, NODE_ENV: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  editors.add(editor);
  if (!editor.stdout) throw new Error('the editor says nothing');
  const lines = createInterface(editor.stdout);
  const [line] = await Promise.race([once(lines, 'line'), once(lines, 'close')]);
  const page = await using.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(/http:\S+/.exec(String(line))?.[0] ?? '');
  await page.getByRole('textbox').first().waitFor();
  return { editor, page };
}

async function end(editor: ChildProcess): Promise<void> {
  editors.delete(editor);
  if (editor.exitCode !== null || editor.signalCode !== null) return;
  const ended = once(editor, 'exit');
  editor.kill();
  await ended;
}

/** Milliseconds from each letter typed to the page that shows it; between two, the letter is taken back. */
async function keystrokes(page: Page, file: string, id: string): Promise<number[]> {
  await page.goto(`${new URL(page.url()).origin}/#/${file}`);
  const field = page.locator(`#${id}`);
  const before = await field.inputValue();
  const shownFirst = page
    .frameLocator('iframe')
    .getByText(before)
    .filter({ visible: true })
    .first();
  await shownFirst.waitFor({ timeout: 60_000 });
  await field.focus();
  // A long text has several lines.
  await page.keyboard.press('Control+End');
  const took: number[] = [];
  for (let count = 0; count < KEYSTROKES; count += 1) {
    // Listens before the key goes down.
    const listening = await page.evaluateHandle(listenForInput);
    await page.keyboard.press('q');
    took.push(await listening.evaluate(({ shown }) => shown));
    await page.keyboard.press('Backspace');
    await page.waitForFunction(isGone, `${before}q`, { polling: 'raf' });
  }
  return took;
}

function listenForInput(): { shown: Promise<number> } {
  const shown = new Promise<number>((resolve) => {
    document.addEventListener(
      'input',
      ({ target, timeStamp }) => {
        const typed = target !== null && 'value' in target ? String(target.value) : '';
        const look = () => {
          const page = document.querySelector('iframe')?.contentDocument?.body.textContent;
          if (page?.includes(typed)) resolve(performance.now() - timeStamp);
          else requestAnimationFrame(look);
        };
        look();
      },
      { once: true },
    );
  });
  return { shown };
}

function isGone(typed: string): boolean {
  const shown = document.querySelector('iframe')?.contentDocument?.body.textContent;
  return shown?.includes(typed) === false;
}

function print(what: string, took: readonly number[]): void {
  const figures = [Math.min(...took), median(took), Math.max(...took)];
  printRow(
    what,
    WIDTH,
    figures.map((figure) => figure.toFixed(0)),
  );
}
