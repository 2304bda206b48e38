import { load } from 'cheerio';
import { toMarkdown } from '../../src/blog/files/to-markdown.ts';
import { sanitizePostHtml } from '../../src/blog/html/sanitize.ts';

/** Word processors write bold and italics as styles, and wrap the whole paste in a `b` that is not bold. */
const STYLES = [
  [/font-weight:\s*(?:bold|[6-9]00)/, '<strong>'],
  [/font-style:\s*italic/, '<em>'],
] as const;
const LISTS =
  'The lists came as paragraphs, as Word writes them. Begin their lines with "- " where they are one.';

/**
 * Converts a paste from a mail, a page or Word to the Markdown of a post.
 *
 * @param html as the clipboard has it
 * @returns what could not be kept, in words, beside the text
 */
export function pasted(html: string): { text: string; says?: string | undefined } {
  const $ = load(html.replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, ''));
  $('img').remove();
  $('b[style*="font-weight:normal"]').replaceWith((_, bold) => $(bold).contents());
  for (const [style, tag] of STYLES) {
    $('span')
      .filter((_, span) => style.test($(span).attr('style') ?? ''))
      .wrapInner(tag);
  }
  // Paragraphs of a cell or an entry stand in one line there, their words apart.
  $('td,th,li')
    .children('p,div')
    .after(' ')
    .replaceWith((_, part) => $(part).contents());
  // Markdown knows no table without a heading.
  $('table:not(:has(th)) tr:first-child td').replaceWith((_, cell) =>
    $('<th>').append($(cell).contents()),
  );
  return {
    text: toMarkdown(sanitizePostHtml($('body').html() ?? '')).trim(),
    ...(/mso-list:l/.test(html) && { says: LISTS }),
  };
}
