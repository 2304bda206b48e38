/** Milliseconds in which what a button did is drawn. */
const PAUSE = 20;

/** Leads her to the element of an id, or to the first field in it; the sections around it open. */
export function focusOn(id: string): boolean {
  const found = document.getElementById(id);
  for (let at = found?.closest('details'); at; at = at.parentElement?.closest('details')) {
    at.open = true;
  }
  const inner = found?.querySelector<HTMLElement>('input, textarea, select, button');
  (inner ?? found)?.focus();
  return found !== null;
}

/** The place that an entry has after a button of it was pressed, from the place before. */
const STEPS: Readonly<Record<string, number>> = { moveUp: -1, moveDown: 1, copy: 1 };

/**
 * After a button of a list has acted: to the same button of the moved entry or a neighbor, or to the new entry.
 *
 * @param button its id: `root_items_2__moveUp`, `root_items__add`
 */
export function follow(button: string): void {
  const [, list, place, does = ''] = /^(.*?)(?:_(\d+))?__(\w+)$/.exec(button) ?? [];
  const at = place ? Number(place) + (STEPS[does] ?? 0) : Number.MAX_SAFE_INTEGER;
  // Of a file that is a list, one entry is open.
  if (list === 'root') location.hash = location.hash.replace(/!.*|$/, `!${at}`);
  setTimeout(() => {
    const last = [...document.querySelectorAll(`[id^="${list}_"][id$="__remove"]`)]
      .filter(({ id }) => /^_\d+__\w+$/.test(id.slice(list?.length)))
      .at(-1);
    const entry = last?.id.replace('__remove', '') ?? button;
    if (does === 'add') focusOn(entry);
    else focusOn(`${list}_${at}__${does}`) || focusOn(last?.id ?? `${list}__add`);
  }, PAUSE);
}
