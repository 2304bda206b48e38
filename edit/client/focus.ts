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

/** After a list's button has acted: to the same button of the moved entry, a neighbor's, or the new entry. */
export function follow(button: string): void {
  const [list = '', place = '', does] = button.split(/_(\d+)?_(?=_?\w+$)/);
  const at = Number(place) + (does === '_moveUp' ? -1 : does === '_moveDown' ? 1 : 0);
  setTimeout(() => {
    focusOn(`${list}_${at}_${does}`) || focusOn(`${list}_${at - 1}_${does}`) || focusOn(button);
  });
}
