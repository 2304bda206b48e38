import { load } from 'cheerio';

const INLINE = 'a, abbr, b, em, i, span, strong, time, wbr';
/** Unicode's paragraph separator, which no copy contains. */
const END = '\u2029';

/** The texts of an element's blocks in order, without labels of drawings; `selector` matches it. */
export function blocks(html: string, selector = 'body'): string[] {
  const $ = load(html);
  const root = $(selector);
  if (root.length !== 1) throw new Error(`expected one ${selector} in the page`);
  root.find('script, style, svg, template, figure').remove();
  root.find('br').replaceWith(' ');
  root.find('*').not(INLINE).before(END).after(END);
  return root
    .text()
    .split(END)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}
