const ATTRIBUTES = /\s(id|for|popovertarget|aria-labelledby|aria-describedby)="([^"]*)"/gi;
const ANCHORS = /\shref="#([^"]+)"/g;

/**
 * HTML whose ids begin with `prefix`, wherever it refers to them too: what a page shows
 * once can then stand on a page several times.
 */
export function withOwnIds(html: string, prefix: string): string {
  const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  const own = (id: string) => (ids.has(id) ? `${prefix}-${id}` : id);
  return html
    .replace(ATTRIBUTES, (_, name, value) => ` ${name}="${value.split(' ').map(own).join(' ')}"`)
    .replace(ANCHORS, (_, id) => ` href="#${own(id)}"`);
}
