import { type CheerioAPI, load } from 'cheerio';
import { toMarkdown } from '../../blog/articles/to-markdown.ts';
import { sanitizePostHtml } from '../../blog/html/sanitize.ts';

/** What sites lead links of mails through; the link itself is in `url`. */
const THROUGH = /(?:^|\.)safelinks\.protection\.outlook\.com$/;
const HEADINGS = 'h1,h2,h3,h4,h5,h6';

/**
 * What was pasted from Word, a mail or a page, as the Markdown of a post: without styles, pictures,
 * empty links and the signs that nobody sees.
 *
 * @param html as the clipboard has it
 */
export function clean(html: string): string {
  const $ = load(
    html.replace(/[\u00a0\s]+/g, ' ').replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, ''),
  );
  $('img,style,script,title').remove();
  bringListsBack($);
  bringWeightsBack($);
  mendLinks($);
  tidy($);
  return toMarkdown(sanitizePostHtml($('body').html() ?? '')).trim();
}

/** Word writes the items of a list as paragraphs, with the marker in their words and the level in their style. */
function bringListsBack($: CheerioAPI): void {
  for (const paragraph of $('[style*="mso-list"]').toArray()) {
    const [, level = 0] = /mso-list:\s*\S+ level(\d)/.exec($(paragraph).attr('style') ?? '') ?? [];
    if (level === 0) continue;
    const marker = $(paragraph).find('[style*="mso-list:Ignore"]').remove().text();
    const kind = /^\s*\(?\w{1,4}[.)]/.test(marker) ? 'ol' : 'ul';
    let list = $(paragraph).prev(level === '1' ? kind : 'ul,ol');
    if (list.length === 0) list = $(paragraph).before(`<${kind}>`).prev();
    for (let depth = 1; depth < Number(level); depth += 1) {
      const above = list.children('li').last();
      if (above.length === 0) break;
      if (above.children('ul,ol').length === 0) above.append(`<${kind}>`);
      list = above.children('ul,ol').last();
    }
    $('<li>').append($(paragraph).contents()).appendTo(list);
    $(paragraph).remove();
  }
}

/** Programs write bold as a style, and around all that is pasted a `b` that is not. */
function bringWeightsBack($: CheerioAPI): void {
  for (const element of $('b,strong,span').toArray()) {
    const style = $(element).attr('style') ?? '';
    const isBold = /(?:^|;)\s*font-weight:\s*(?:bold|[6-9]00)/.test(style);
    if (element.tagName === 'span') {
      if (isBold) $(element).wrapInner('<strong>');
      if (/font-style:\s*italic/.test(style)) $(element).wrapInner('<em>');
    } else if (/(?:^|;)\s*font-weight:\s*(?:normal|[1-5]00)/.test(style)) {
      $(element).replaceWith($(element).contents());
    }
  }
}

/** A link to a bookmark of the document, and one without words, leads nowhere. */
function mendLinks($: CheerioAPI): void {
  for (const link of $('a').toArray()) {
    const href = $(link).attr('href') ?? '';
    const url = URL.parse(href);
    const led = url && THROUGH.test(url.hostname) ? url.searchParams.get('url') : null;
    const leadsNowhere = /^(?:#|$)/.test(href) || $(link).text().trim() === '';
    if (leadsNowhere) $(link).replaceWith($(link).contents());
    else if (led !== null) $(link).attr('href', led);
  }
}

/** Paragraphs within cells and items would put blank lines there; empty ones stand for distance. The first row of a table heads it, as Markdown knows no other. */
function tidy($: CheerioAPI): void {
  for (const inner of $('td p,th p,li > p').toArray()) {
    $(inner).append(' ').replaceWith($(inner).contents());
  }
  for (const table of $('table')
    .toArray()
    .filter((each) => $(each).find('th').length === 0)) {
    for (const cell of $(table).find('tr').first().children().toArray()) cell.tagName = 'th';
  }
  for (const empty of $(`p,b,strong,i,em,u,${HEADINGS}`).toArray().reverse()) {
    if ($(empty).text().trim() === '') $(empty).replaceWith(' ');
  }
}
