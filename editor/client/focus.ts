import type { Path } from '../contract.ts';

/** Milliseconds in which what a button did is drawn. */
const PAUSE = 60;

/** Focuses the first field at a place of the form, or the nearest part around it; folded parts open. */
export function focusOn(at: Path): void {
  const found = document.getElementById(['root', ...at].join('_'));
  for (let part = found?.closest('details'); part; part = part.parentElement?.closest('details')) {
    part.open = true;
  }
  const inner = found?.querySelector<HTMLElement>('input, textarea, select, button');
  if (found) (inner ?? found).focus();
  else if (at.length > 0) focusOn(at.slice(0, -1));
}

/**
 * After a button of a list has acted: to the same button of the entry that is now at a place, or of the one before it;
 * to the entry itself where it is new.
 */
export function follow(list: Path, place: number, button: string): void {
  // Of a file that is a list, one entry is open.
  if (list.length === 0) location.hash = location.hash.replace(/!.*|$/, `!${place}`);
  setTimeout(() => {
    const same = [place, place - 1].map((at) => ['root', ...list, at].join('_'));
    const [found] = same.flatMap((id) => document.getElementById(`${id}__${button}`) ?? []);
    if (found && button !== 'Copy') found.focus();
    else focusOn([...list, button === 'Remove' ? 'add' : place]);
  }, PAUSE);
}
