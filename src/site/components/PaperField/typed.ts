// Redraws the engraving in the page's head for the number that a visitor types, and filters the list of all papers by
// it; sends nothing. The page fetches this script when the field gets the focus.

import words from '../../../../content/paper-field.yaml';
import { codeIn } from '../../../papers/code-like.ts';
import { privateNumber } from '../../../papers/private-number.ts';
import { drawEngraving, numeralSize } from '../../engravings/guilloche/engraving.ts';
import { PATH_SCALE } from '../../engravings/path-data.ts';
import { HERO_END } from '../hero-end.ts';
import { ALL_PAPERS } from './all-papers.ts';

/** Milliseconds between the last key and the drawing. */
const TYPING_PAUSE_MS = 250;
/** Milliseconds of the fade. */
const FADE_MS = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200;
/** An SVG tag: opening, closing or empty, with its attributes. */
const TAG = /<(\w*)([^>]*)/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)/g;

const field = document.querySelector<HTMLInputElement>('main search input');
const art = document.getElementById(HERO_END);
const warning = document.createElement('p');
warning.role = 'alert';
warning.textContent = words.taxpayerNumber;
let shown = '';
let waiting = 0;

/** Fades to the engraving of the typed code, and back to the page's if there is none. */
function draw(): void {
  const typed = field?.value ?? '';
  if (privateNumber(typed) === 'taxpayer-number') field?.form?.append(warning);
  else warning.remove();
  const code = codeIn(typed);
  if (!art || code === shown) return;
  shown = code;
  art.querySelector('svg')?.remove();
  for (const part of art.children) {
    part.animate({ opacity: code ? 0 : 1 }, { duration: FADE_MS, fill: 'forwards' });
  }
  if (!code) return;
  // The page sends an unknown number in the field: its engraving is half as strong.
  art.append(noteOf(code, code === field?.defaultValue ? 0.5 : 1));
  art.lastElementChild?.animate({ opacity: [0, 1] }, { duration: FADE_MS, fill: 'forwards' });
}

/** The engraving of a code with the code in its middle, parsed here: the page's policy forbids text as markup. */
function noteOf(code: string, opacity: number): Node {
  const { lines, opening } = drawEngraving(code);
  const svg =
    '<svg viewBox="-260 -260 520 520" fill="none" stroke="var(--brand)">' +
    `<g stroke-width="3" opacity="${opacity}" transform="scale(${1 / PATH_SCALE})">${lines}</g>` +
    `<text dy=".34em" fill="#fff" stroke="none" text-anchor="middle" font-family="var(--serif)" font-weight="500" font-size="${numeralSize(code, opening)}"/></svg>`;
  const note = document.createDocumentFragment();
  let parent: ParentNode = note;
  for (const [, name, attributes = ''] of svg.matchAll(TAG)) {
    if (name) {
      const element = document.createElementNS('http://www.w3.org/2000/svg', name);
      for (const [, key = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
        element.setAttribute(key, value);
      }
      parent.append(element);
      parent = element;
    }
    if (/^\/|\/$/.test(attributes)) parent = parent.parentNode ?? note;
  }
  note.querySelector('text')?.append(code);
  return note;
}

/** Shows the papers whose number or title contains the typed text; all of them if none does. */
function narrow(): void {
  const wanted = plain(field?.value ?? '');
  const items = [...document.querySelectorAll<HTMLElement>(`#${ALL_PAPERS} li`)];
  const found = items.filter(({ textContent }) => plain(textContent).includes(wanted));
  const shown = new Set<Element | null>(found.length > 0 ? found : items);
  for (const item of shown) shown.add(item?.closest('div') ?? null);
  for (const part of document.querySelectorAll<HTMLElement>(`#${ALL_PAPERS} :is(div, li)`)) {
    part.style.display = shown.has(part) ? '' : 'none';
  }
  // On a phone each list is folded.
  for (const fold of document.querySelectorAll<HTMLDetailsElement>(`#${ALL_PAPERS} details`))
    fold.open = wanted !== '';
}

/** Letters and digits only, since people omit the signs between them. */
function plain(text: string): string {
  return text.toUpperCase().replace(/[^A-Z\d]/g, '');
}

field?.addEventListener('input', () => {
  narrow();
  clearTimeout(waiting);
  waiting = window.setTimeout(draw, TYPING_PAUSE_MS);
});
draw();
narrow();
