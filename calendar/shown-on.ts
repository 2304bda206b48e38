/** An opening tag that says on which days its element is shown: name, attributes before, first day, last day. */
const DATED =
  /<([a-z][\w-]*)((?:\s+[^\s"'<>=/]+(?:="[^"]*"|='[^']*'|=[^\s"'<>]+)?)*?)\s+data-shown=["']?((?:\d{4}-\d\d-\d\d)?)\/((?:\d{4}-\d\d-\d\d)?)["']?(?=[\s/>])/gi;

/** Whether a page has elements that are shown on certain days only. */
export function isDated(html: string): boolean {
  return html.includes(' data-shown=');
}

/**
 * The page as it is on a day: without the elements that are not shown on it, and without what says
 * so of the others. An element with `data-shown="FROM/TO"` is shown from the first day to the last,
 * either of which may be missing; none of its name is within it, but others may be that are dated too.
 *
 * @param day YYYY-MM-DD, as both days are
 */
export function shownOn(html: string, day: string): string {
  if (!isDated(html)) return html;
  const kept: string[] = [];
  let from = 0;
  for (const { 0: tag, 1: name = '', 2: others = '', 3: first, 4: last, index } of html.matchAll(
    DATED,
  )) {
    // Within one that is not shown.
    if (index < from) continue;
    const isShown = (!first || first <= day) && (!last || day <= last);
    kept.push(html.slice(from, index), isShown ? `<${name}${others}` : '');
    from = isShown ? index + tag.length : endOf(html, name, index);
  }
  kept.push(html.slice(from));
  return kept.join('');
}

function endOf(html: string, name: string, start: number): number {
  const end = `</${name}>`;
  const place = html.indexOf(end, start);
  if (place === -1)
    throw new Error(`a dated ${name} does not end: ${html.slice(start, start + 80)}`);
  return place + end.length;
}
