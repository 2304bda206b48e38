import { type CheerioAPI, load } from 'cheerio';
import { linkKind } from '../html/address.ts';
import { isShownTag } from '../html/sanitize.ts';
import { UNSEEN } from './old-blog.ts';
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
  'script,style,noscript,template,object,svg,math,input,select,textarea,canvas,link,meta';
/** Of those, what holds no words for a reader. */
const WORDLESS = 'script,style,noscript,template';
/** What plays something of another place: it becomes a link. */
const PLAYERS = 'iframe,embed,video,audio';
/** Boxes for layout: their content stands by itself, in paragraphs. */
const BOXES =
  'div,section,article,main,header,footer,aside,center,nav,address,details,summary,form,fieldset,legend,label,button';
const BLOCKS = 'p,h1,h2,h3,h4,h5,h6,ul,ol,dl,table,blockquote,figure,pre,hr,div,section,article';
const KEPT: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  img: ['src', 'alt'],
  ol: ['start'],
  td: ['colspan', 'rowspan', 'align'],
  th: ['colspan', 'rowspan', 'align'],
};
/** Longest address in a comment or remark: a picture may be written into its address. */
const SAID_MAX = 200;

/**
 * Reduces an old post's HTML to what a post shows. A picture that is missing stays as a comment,
 * which no visitor sees.
 *
 * @returns the HTML, its first words, and what changed, a line each
 */
export async function oldBody(
  html: string,
  places: Places,
): Promise<{ clean: string; words: string; remarks: string[] }> {
  const $ = load(html, null, false);
  const remarks: string[] = [];
  const all = $.root().find('*').addBack();
  all
    .contents()
    .filter((_, { type }) => type === 'comment')
    .remove();
  for (const box of $('.wp-block-embed__wrapper').toArray()) {
    const [address] = /https?:\/\/\S+/.exec($(box).text()) ?? [];
    if (address) $(box).empty().append($('<a>').attr('href', address).text(address));
  }
  for (const player of $(PLAYERS).toArray()) {
    const address = $(player).attr('src') ?? $(player).find('[src]').attr('src') ?? '';
    const url = URL.parse(address, places.site)?.href ?? '';
    remarks.push(`<${player.tagName}> is a link now: ${url}`);
    const link = $('<a>').attr('href', url).text(url);
    const isAlone = $(player).parent().is('p,a,li,td') === false;
    $(player).replaceWith(address === '' ? '' : isAlone ? $('<p>').append(link) : link);
  }
  for (const element of $(REMOVED).toArray()) {
    const said = $(element).is(WORDLESS) ? '' : $(element).text().trim();
    remarks.push(`<${element.tagName}> is left out${said && `: ${said}`}`);
    $(element).remove();
  }
  if ($('form').length > 0) remarks.push('<form> is left out, but for its words');
  await movePictures($, places, remarks);
  moveLinks($, places, remarks);
  tidy($);
  const words = wordsOf($).replace(UNSEEN, '');
  const clean = inParagraphs($.html().replace(UNSEEN, ''));
  return { clean, words, remarks: [...new Set(remarks)] };
}

/** The words of the first paragraph that has some, else all. */
function wordsOf($: CheerioAPI): string {
  const first = $('p')
    .filter((_, each) => $(each).text().trim() !== '')
    .first();
  const part = load(first.html() ?? $.html(), null, false);
  part('br,td,th,li,dt,dd,figcaption').after(' ');
  return part.root().text().replace(/\s+/g, ' ').trim();
}

async function movePictures($: CheerioAPI, places: Places, remarks: string[]): Promise<void> {
  for (const picture of $('img').toArray()) {
    const image = $(picture);
    const link = image.parent('a').filter((_, each) => $(each).text().trim() === '');
    const full = link.attr('href') ?? '';
    const isFull = /\.(jpe?g|png|webp|avif)([?#]|$)/i.test(full);
    const lazy = image.attr('data-src') ?? image.attr('data-lazy-src');
    // The last of a set is the largest.
    const ofSet = /(\S+)(?:\s+[\d.]+[wx])?\s*$/.exec(image.attr('srcset') ?? '')?.[1];
    const named = [isFull ? full : undefined, lazy || image.attr('src') || ofSet].filter(
      (it) => !!it,
    );
    const urls = named.flatMap((each) => URL.parse(each ?? '', places.site) ?? []);
    const file = await places.pictureAt(urls);
    if (named.length === 0) remarks.push('a picture in it has no address');
    const last = (urls.at(-1)?.href ?? named.at(-1) ?? '').slice(0, SAID_MAX);
    const missing = `${last} ${image.attr('alt') ?? ''}`.trim().replace(/-{2,}|>/g, ' ');
    if (isFull) link.replaceWith(image);
    if (file === undefined) image.replaceWith(`<!-- Picture missing: ${missing} -->`);
    else image.attr('src', file);
  }
}

/** Leads links on to where posts are now, and takes out those that lead nowhere. */
function moveLinks($: CheerioAPI, { site, postAt }: Places, remarks: string[]): void {
  const here = new URL(site).host;
  for (const link of $('a').toArray()) {
    const href = $(link).attr('href') ?? '';
    const url = URL.parse(href, site);
    if (/^(#|$)/.test(href) || !url || linkKind(url.href) === 'refused') {
      if (/^[^#]/.test(href)) remarks.push(`its link leads nowhere: ${href.slice(0, SAID_MAX)}`);
      $(link).replaceWith($(link).contents());
    } else if (url.host === here) {
      const post = postAt(url.pathname + url.search);
      $(link).attr('href', post === undefined ? url.href : post + url.hash);
      if (post === undefined) remarks.push(`it links to the old site: ${url.href}`);
    }
  }
}

/** Takes out what would only lay the old site out. */
function tidy($: CheerioAPI): void {
  if ($('h1').length > 0) {
    for (const heading of $('h1,h2,h3,h4,h5').toArray()) {
      heading.tagName = `h${Number(heading.tagName.slice(1)) + 1}`;
    }
  }
  for (const struck of $('s,strike').toArray()) struck.tagName = 'del';
  for (const box of $.root().find('*').toArray().reverse()) {
    const isBox = $(box).is(BOXES);
    if (!isBox && isShownTag(box.tagName)) continue;
    const inner = $(box).contents();
    const holdsBlocks = $(box).children(BLOCKS).length > 0;
    if (isBox && $(box).closest('a').length > 0) {
      if (box.nextSibling) $(box).after(' ');
      $(box).replaceWith(inner);
    } else if (isBox && !holdsBlocks && $(box).html()?.trim()) {
      $(box).replaceWith($('<p>').append(inner));
    } else $(box).replaceWith(inner);
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
  for (const element of $.root().find('*').toArray()) {
    for (const attribute of Object.keys($(element).attr() ?? {})) {
      if (!KEPT[element.tagName]?.includes(attribute)) $(element).removeAttr(attribute);
    }
  }
}
