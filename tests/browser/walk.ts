import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any page has. */
export const MANY = 250;
/** The number of polls within which the focus passes the map. */
const MAP_POLLS = 500;

/** The focused element, its errors, and whether it is `end`; undefined if nothing has the focus. */
function readFocus(end: Node | null) {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return undefined;
  const name = `${focused.localName} ${(focused.textContent || focused.id).trim().slice(0, 60)}`;
  // Elements inside the map are not ours.
  if (focused instanceof HTMLIFrameElement) return { name, faults: [], isEnd: false };
  const faults: string[] = [];
  if ('walked' in focused.dataset) faults.push('was here before');
  focused.dataset['walked'] = '';
  const { outlineStyle, outlineWidth } = getComputedStyle(focused);
  if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) faults.push('no outline');
  const box = focused.getBoundingClientRect();
  if (box.bottom <= 0 || box.top >= innerHeight) faults.push('out of the window');
  const header = document.querySelector('body > header')?.getBoundingClientRect();
  const over = focused.closest('body > header, .skip');
  if (!header) faults.push('no header');
  else if (!over && box.top < header.bottom && box.bottom > header.top) faults.push('under header');
  const foot = Math.min(box.bottom, innerHeight) - 2;
  const atFoot = document.elementFromPoint(box.left + box.width / 2, foot);
  const bar = atFoot?.closest('[aria-label="Call or book"]');
  if (bar && !bar.contains(focused)) faults.push('under the bar');
  return { name, faults, isEnd: focused === end };
}

/** Moves from stop to stop until `last` has the focus. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', last: Locator): Promise<string[]> {
  const names: string[] = [];
  const end = await last.elementHandle();
  for (let presses = 0; presses < MANY; presses += 1) {
    await page.keyboard.press(key);
    let stop = await page.evaluate(readFocus, end);
    // The map is a frame: while the focus is inside, no element of this page has it. If the map
    // loads just then, the focus is lost until the next key.
    for (let looks = 0; !stop && looks < MAP_POLLS; looks += 1) {
      stop = await page.evaluate(readFocus, end);
    }
    if (!stop) continue;
    expect(stop.faults, `${key} to ${stop.name}`).toEqual([]);
    if (names.at(-1) !== stop.name || !stop.name.startsWith('iframe')) names.push(stop.name);
    if (stop.isEnd) return names;
  }
  throw new Error(`${key} never came to ${last}`);
}
