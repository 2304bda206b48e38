import { load } from 'cheerio';
import { markOf } from './picture-mark.ts';

/** Unicode's paragraph separator, which no copy contains. */
const END = '\u2029';
const INLINE =
  'a, abbr, b, code, em, i, label, small, span, strong, sub, sup, td, th, time, u, wbr';

/**
 * What a visitor reads on a page, in reading order: a line for each block, with the targets of
 * links and a mark for each picture, the largest where there are several sizes. It begins with title
 * and description. Of drawings within the page itself, and of the picture for sharing, only the
 * words are there, of what only programs read nothing.
 *
 * @param hashOf the hash of the picture at an address; undefined where it is not kept
 */
export async function pageText(
  html: string,
  hashOf: (address: string) => Promise<string | undefined>,
): Promise<string> {
  // Parsed as without script, so that `noscript` holds elements.
  const $ = load(html, { scriptingEnabled: false });
  const body = $('body');
  body.find('script, style, template, [hidden]').remove();
  const line = (text: string) => $('<p>').text(text);
  for (const image of body.find('img').get()) {
    const { alt = '', ...attributes } = image.attribs;
    const address = largest(attributes);
    $(image).replaceWith(line(markOf(address, await hashOf(address), alt)));
  }
  body.find('svg').replaceWith((_, svg) =>
    $('<span>').append(
      ...$(svg)
        .find('title, text')
        .get()
        .map((each) => line($(each).text())),
    ),
  );
  body
    .find('[role="img"][aria-label]')
    .replaceWith((_, each) => $('<span>').text(`[${$(each).attr('aria-label')}]`));
  for (const control of body.find('[placeholder]').get()) {
    $(control).after(line(`[${$(control).attr('placeholder')}]`));
  }
  for (const link of body.find('a[href]:not([href^="#"])').get()) {
    $(link).append($('<span>').text(` (${$(link).attr('href')})`));
  }
  body.find('td + td, th + td, th + th').before(' | ');
  // Styles stand between them.
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
  const meta = (name: string) => $(`meta[${name}]`).attr('content') ?? '';
  return [
    `Title: ${$('title').first().text()}`,
    `Description: ${meta('name="description"')}`,
    `Shared as: ${meta('property="og:image:alt"')}`,
    ...lines,
    '',
  ].join('\n');
}

/** The address of an image's largest file. */
function largest({ src = '', srcset = '' }: Readonly<Record<string, string>>): string {
  const widest = srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/))
    .map(([address = '', width = '']) => ({ address, width: Number.parseInt(width, 10) || 0 }))
    .reduce((a, b) => (b.width > a.width ? b : a), { address: src, width: 0 });
  return widest.address;
}
