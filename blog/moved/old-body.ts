import { type CheerioAPI, load } from 'cheerio';
import type { ArticleBody } from '../articles/article-text.ts';
import { markdownToHtml } from '../articles/markdown.ts';
import { toMarkdown } from '../articles/to-markdown.ts';
import { sanitizePostHtml } from '../html/sanitize.ts';
import { inParagraphs } from './paragraphs.ts';

/** How a body's addresses become those of this site. */
export interface Places {
  site: string;
  /** This site's address of a post of the old site, by its old address. */
  postAt: (address: string) => string | undefined;
  /** The file name of a picture, from addresses in order of preference; undefined if there is none. */
  pictureAt: (addresses: readonly URL[]) => Promise<string | undefined>;
}

/** What is taken out: it runs, asks, or draws by itself. */
const REMOVED =
  'script,style,noscript,template,object,svg,math,form,input,select,textarea,button,canvas,link,meta';
/** What plays something of another place: it becomes a link. */
const PLAYERS = 'iframe,embed,video,audio';
/** Boxes for layout: their content stands by itself. */
const BOXES = 'div,section,article,main,header,footer,aside,center,span,font,u';
const BLOCKS = 'p,h1,h2,h3,h4,h5,h6,ul,ol,dl,table,blockquote,figure,pre,hr,div,section,article';
const KEPT: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt'],
  ol: ['start'],
  td: ['colspan', 'rowspan', 'align'],
  th: ['colspan', 'rowspan', 'align'],
};
const NOTHING = '<!-- This post had no text. -->';

/**
 * Converts an old post's HTML to Markdown, or to plain HTML where Markdown would lose something. A
 * picture that is missing stays as a comment, which no visitor sees.
 *
 * @returns the body, its words alone, and what changed, a line each
 */
export async function oldBody(
  html: string,
  places: Places,
): Promise<{ body: ArticleBody; words: string; remarks: string[] }> {
  const $ = load(html, null, false);
  const remarks: string[] = [];
  const all = $.root().find('*').addBack();
  all
    .contents()
    .filter((_, { type }) => type === 'comment')
    .remove();
  for (const box of $('.wp-block-embed').toArray()) {
    const [address = ''] = /https?:\/\/\S+/.exec($(box).text()) ?? [];
    $(box).replaceWith($('<p>').append($('<a>').attr('href', address).text(address)));
  }
  for (const player of $(PLAYERS).toArray()) {
    const address = $(player).attr('src') ?? $(player).find('[src]').attr('src') ?? '';
    const url = URL.parse(address, places.site)?.href ?? '';
    remarks.push(`<${$(player).prop('tagName')?.toLowerCase()}> is a link now: ${url}`);
    const link = $('<a>').attr('href', url).text(url);
    const isAlone = $(player).parent().is('p,a,li,td') === false;
    $(player).replaceWith(url === '' ? '' : isAlone ? $('<p>').append(link) : link);
  }
  for (const element of $(REMOVED).toArray()) {
    remarks.push(`<${$(element).prop('tagName')?.toLowerCase()}> is left out`);
    $(element).remove();
  }
  await movePictures($, places);
  moveLinks($, places, remarks);
  tidy($);
  const clean = inParagraphs($.html());
  const words = wordsOf($);
  if (clean === '') return { body: { text: NOTHING, format: 'markdown' }, words, remarks };
  const markdown = toMarkdown(clean).trim();
  const isSame = shown(markdownToHtml(markdown)) === shown(clean);
  const body: ArticleBody = isSame
    ? { text: markdown, format: 'markdown' }
    : { text: clean, format: 'html' };
  return { body, words, remarks: [...new Set(remarks)] };
}

/** The words of the first paragraph that has some, else all. */
function wordsOf($: CheerioAPI): string {
  const first = $('p')
    .filter((_, each) => $(each).text().trim() !== '')
    .first();
  const part = load(first.html() ?? $.html(), null, false);
  part('br').replaceWith(' ');
  return part.root().text().replace(/\s+/g, ' ').trim();
}

async function movePictures($: CheerioAPI, places: Places): Promise<void> {
  for (const picture of $('img').toArray()) {
    const image = $(picture);
    const link = image.parent('a').filter((_, each) => $(each).text().trim() === '');
    const full = link.attr('href') ?? '';
    const named = [
      ...(/\.(jpe?g|png|webp|avif)([?#]|$)/i.test(full) ? [full] : []),
      image.attr('data-src') ?? image.attr('src') ?? '',
    ];
    const urls = named.flatMap((each) => URL.parse(each, places.site) ?? []);
    const file = await places.pictureAt(urls);
    const last = urls.at(-1)?.href ?? named.at(-1);
    const missing = `<!-- Picture missing: ${`${last} ${image.attr('alt') ?? ''}`.trim().replace(/-{2,}|>/g, ' ')} -->`;
    if (named.length > 1) link.replaceWith(image);
    if (file === undefined) image.replaceWith(missing);
    else image.attr('src', file);
  }
}

function moveLinks($: CheerioAPI, { site, postAt }: Places, remarks: string[]): void {
  const here = new URL(site).host;
  for (const link of $('a[href]').toArray()) {
    const href = $(link).attr('href') ?? '';
    const url = href.startsWith('#') ? null : URL.parse(href, site);
    if (url?.host !== here) continue;
    const post = postAt(url.pathname + url.search);
    $(link).attr('href', post === undefined ? url.href : post + url.hash);
    if (post === undefined) remarks.push(`it links to the old site: ${url.href}`);
  }
}

/** Takes out what would only lay the old site out. */
function tidy($: CheerioAPI): void {
  for (const box of $(BOXES).toArray().reverse()) {
    const isBlock = $(box).is('div,section,article,main,header,footer,aside,center');
    const holdsBlocks = $(box).children(BLOCKS).length > 0;
    if (isBlock && !holdsBlocks && $(box).html()?.trim()) {
      $(box).replaceWith($('<p>').append($(box).contents()));
    } else {
      $(box).replaceWith($(box).contents());
    }
  }
  for (const figure of $('figure').toArray()) {
    if ($(figure).find('figcaption').length > 0) continue;
    const inner = $(figure).contents();
    $(figure).replaceWith($(figure).children(BLOCKS).length > 0 ? inner : $('<p>').append(inner));
  }
  for (const empty of $('p').toArray()) {
    if ($(empty).text().trim() || $(empty).children().length > 0) continue;
    // What is left is the comment for a missing picture, or nothing.
    $(empty).replaceWith($(empty).contents());
  }
  for (const element of $('*').toArray()) {
    const name = $(element).prop('tagName')?.toLowerCase() ?? '';
    for (const attribute of Object.keys($(element).attr() ?? {})) {
      if (!KEPT[name]?.includes(attribute)) $(element).removeAttr(attribute);
    }
  }
}

/** What a visitor is shown, without white space that shows nothing. */
function shown(html: string): string {
  // Relative addresses of pictures become whole, or the sanitizer would take the pictures out.
  const whole = html.replace(/(<img[^>]*?src=")(?!\/)/g, '$1/');
  return sanitizePostHtml(whole)
    .replace(/\s+/g, ' ')
    .replace(
      / ?(<\/?(?:p|h\d|ul|ol|li|table|t[a-z]+|blockquote|figure|figcaption|br|hr|div|pre)\b[^>]*>) ?/g,
      '$1',
    );
}
