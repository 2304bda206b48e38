import { load } from 'cheerio';

/** Unicode's paragraph separator, which occurs in no content. */
const END = '\u2029';
const INLINE =
  'a, abbr, b, code, em, i, label, small, span, strong, sub, sup, td, th, time, u, wbr';

/**
 * The text of a page in reading order: title, description, then a line for each block, with the
 * targets of links and the text alternatives of pictures.
 */
export function pageText(html: string): string {
  // With scripting off, the parser reads the content of `noscript` as elements.
  const $ = load(html, { scriptingEnabled: false });
  const body = $('body');
  body.find('script, style, template, [hidden]').remove();
  for (const each of body.find('img, [role="img"][aria-label]').get()) {
    const { alt, src, 'aria-label': label = `picture ${src} ${alt}` } = each.attribs;
    $(each).replaceWith($('<p>').text(`[${label}]`));
  }
  for (const link of body.find('a[href]:not([href^="#"])').get()) {
    $(link).append($('<span>').text(` (${$(link).attr('href')})`));
  }
  body.find('td + td, th + td, th + th').before(' | ');
  // On the page, only styles separate these elements.
  for (const next of body.find('a, small, span, strong').get()) {
    if (next.prev?.type === 'tag') $(next).before(' ');
  }
  body.find('br').replaceWith(END);
  body.find('*').not(INLINE).before(END).after(END);
  const lines = body
    .text()
    .split(END)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
  const description = $('meta[name="description"]').attr('content') ?? '';
  const head = [`Title: ${$('title').first().text()}`, `Description: ${description}`];
  return [...head, ...lines, ''].join('\n');
}
