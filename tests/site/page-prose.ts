const INLINE = /<\/?(?:a|abbr|b|br|em|i|span|strong|time|wbr)\b[^>]*>/g;
const UNSEEN = /<!--[\s\S]*?-->|<(script|style|svg|template)\b[\s\S]*?<\/\1>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
  '&#x27;': "'",
};

/** The text of each block of a piece of HTML, in order. */
export function blocks(html: string): string[] {
  return html
    .replace(UNSEEN, '')
    .replace(INLINE, (tag) => (tag.startsWith('<br') ? ' ' : ''))
    .split(/<[^>]*>/)
    .map((text) => text.replace(/&[#\w]+;/g, (entity) => ENTITIES[entity] ?? ' '))
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}

/** The blocks that are sentences; headings, labels, figures and links are not. */
export function prose(html: string): string[] {
  return blocks(html).filter((text) => /[.!?:][’”'")]*$/.test(text));
}

/** What stands in the main landmark of a page. */
export function mainOf(html: string): string {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1];
  if (main === undefined) throw new Error('expected a <main> in the page');
  return main;
}
