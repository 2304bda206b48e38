import { type CheerioAPI, load } from 'cheerio';
import { toMarkdown } from '../../blog/articles/to-markdown.ts';
import { sanitizePostHtml } from '../../blog/html/sanitize.ts';

/** What sites lead links of mails through; the link itself is in `url`. */
const THROUGH = /(?:^|\.)safelinks\.protection\.outlook\.com$/;

const WEIGHT = /(?:^|;)\s*font-weight:\s*(bold|normal|[1-9]00)/;

/**
 * What was pasted from Word, a mail or a page, as the Markdown of a post: without styles, pictures,
 * empty links and the signs that nobody sees.
 *
 * @param html as the clipboard has it
 */
export function clean(html: string): string {
  const words = html
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '')
    .replace(/(?:\s|&nbsp;)+/g, ' ');
  const $ = load(words);
  $('img').remove();
  bringListsBack($);
  bringWeightsBack($);
  for (const link of $('a').toArray()) {
    const href = $(link).attr('href') ?? '';
    const url = URL.parse(href);
    const led = url && THROUGH.test(url.hostname) ? url.searchParams.get('url') : null;
    if (led !== null) $(link).attr('href', led);
    // A bookmark of the document leads nowhere.
    if (href.startsWith('#')) $(link).replaceWith($(link).contents());
  }
  // Paragraphs within cells and items would put blank lines there.
  for (const inner of $('td p,th p,li > p').toArray()) $(inner).replaceWith($(inner).contents());
  // Markdown knows no table without a heading.
  $('table:not(:has(th)) tr:first-child td').replaceWith((_, cell) =>
    $('<th>').append($(cell).contents()),
  );
  // Empty ones stand for distance.
  for (const empty of $('a,p,b,strong,i,em,h1,h2,h3,h4').toArray().reverse()) {
    if ($(empty).text().trim() === '') $(empty).replaceWith($(empty).text());
  }
  return toMarkdown(sanitizePostHtml($('body').html() ?? '')).trim();
}

/** Word writes the items of a list as paragraphs, with the marker in their words and the level in their style. */
function bringListsBack($: CheerioAPI): void {
  for (const paragraph of $('[style*="mso-list:l"]').toArray()) {
    const level = Number(/ level(\d)/.exec($(paragraph).attr('style') ?? '')?.[1]);
    const marker = $(paragraph).find('[style*="mso-list:Ignore"]').remove().text();
    const kind = /^\s*\(?\w{1,4}[.)]/.test(marker) ? 'ol' : 'ul';
    let list = $(paragraph).prev(level === 1 ? kind : 'ul,ol');
    if (list.length === 0) list = $(paragraph).before(`<${kind}>`).prev();
    for (let depth = 1; depth < level && list.children().length > 0; depth += 1) {
      const above = list.children().last();
      if (above.children('ul,ol').length === 0) above.append(`<${kind}>`);
      list = above.children('ul,ol');
    }
    $('<li>').append($(paragraph).contents()).appendTo(list);
    $(paragraph).remove();
  }
}

/** Programs write bold as a style, and around all that is pasted a `b` that is not. */
function bringWeightsBack($: CheerioAPI): void {
  for (const element of $('b,strong,span').toArray()) {
    const [, weight] = WEIGHT.exec($(element).attr('style') ?? '') ?? [];
    if (weight && /[b6-9]/.test(weight)) $(element).wrapInner('<strong>');
    else if (weight) $(element).replaceWith($(element).contents());
  }
}
