import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { texasToday } from '../../base/calendar/texas-time.ts';
import { LIST_PATH } from '../addresses.ts';
import { parseArticle } from '../articles/article.ts';
import { ArticleError } from '../articles/article-error.ts';
import type { ArticleFolders } from '../articles/article-folders.ts';
import { articleText } from '../articles/article-text.ts';
import { PictureError } from '../articles/picture-error.ts';
import { PLACEHOLDER_EXCERPT } from '../articles/placeholder-excerpt.ts';
import { slugOf } from '../articles/slug-of.ts';
import { toMarkdown } from '../articles/to-markdown.ts';
import { sanitizePostHtml } from '../html/sanitize.ts';
import { type Article, daySchema } from '../post.ts';
import { fetchPicture } from './fetch-picture.ts';
import { type OldBlog, type OldPost, UNSEEN } from './old-blog.ts';
import { oldBody } from './old-body.ts';

const TITLE_MAX = 120;
const EXCERPT_MAX = 200;
/** Characters of HTML beyond which no post fits this blog, whatever is taken out of it. */
const HTML_MAX = 1_000_000;
/** Of a post that is empty, or holds nothing that a post shows. */
const NOTHING = '<!-- This post had no text. -->';
const ENDINGS = ['jpg', 'jpeg', 'png', 'webp', 'avif'];

/** What drafts take from this site, and where their pictures are found. */
export interface Moving {
  folders: ArticleFolders;
  /** Categories in use, the most used first. */
  categories: readonly string[];
  people: readonly { name: string; title: string }[];
  /** Fetches a picture; see `fetchPicture`. */
  fetch?: typeof fetchPicture;
}

/** Lines on what became of an export. */
export interface Moved {
  drafts: string[];
  /** Posts whose file is there already. */
  there: string[];
  leftOut: string[];
  missing: string[];
  /** What to look at in a draft. */
  remarks: string[];
  /** From old address to new one. */
  redirects: { from: string; to: string }[];
}

/**
 * Writes each old post as a draft with its pictures. No file is written over: what is there already
 * stays, so that the same export may be converted again.
 */
export async function convert(old: OldBlog, moving: Moving): Promise<Moved> {
  const slugs = slugsOf(old.posts);
  const toPosts = new Map(
    old.posts.flatMap(({ addresses }, place) =>
      addresses.map((each) => [each, `${LIST_PATH}/${slugs[place]}`] as const),
    ),
  );
  const bare = new Map([...toPosts].map(([from, to]) => [from.replace(/\/$/, ''), to]));
  const moved: Moved = {
    ...{ drafts: [], there: [], missing: [], remarks: [], redirects: [] },
    leftOut: [...old.leftOut],
  };
  const pictures = new Pictures(moving);
  for (const [place, post] of old.posts.entries()) {
    const slug = slugs[place] ?? '';
    const file = join(moving.folders.articles, `${slug}.md`);
    if (existsSync(file)) moved.there.push(`${slug}.md`);
    else {
      const missing: string[] = [];
      const places = {
        site: old.site,
        postAt: (address: string) => bare.get(address.replace(/\/$/, '')),
        pictureAt: (urls: readonly URL[]) => pictures.of(slug, urls, missing),
      };
      try {
        const { text, remarks } = await draftOf(post, slug, places, moving);
        writeFileSync(file, text, { flag: 'wx' });
        moved.drafts.push(`${slug}.md  ${post.title}`);
        moved.remarks.push(...[...post.remarks, ...remarks].map((each) => `${slug}.md: ${each}`));
        moved.missing.push(...missing.map((each) => `${slug}.md: ${each}`));
      } catch (error) {
        if (!(error instanceof ArticleError)) throw error;
        const why = error.problems.map(({ field, expected }) => `${field}: ${expected}`).join('; ');
        moved.leftOut.push(`"${post.title}" (${slug}): ${why}`);
        continue;
      }
    }
    for (const from of post.addresses) {
      const to = `${LIST_PATH}/${slug}`;
      if (from.replace(/\/$/, '') !== to) moved.redirects.push({ from, to });
    }
  }
  return moved;
}

/** An address's last part for each post: its own, made plain; one that is taken with its number. */
function slugsOf(posts: readonly OldPost[]): string[] {
  const taken = new Set<string>();
  return posts.map(({ id, slug, title }) => {
    const own = slugOf(decoded(slug)) || slugOf(title) || `post-${slugOf(id)}`;
    const free = taken.has(own) ? `${slugOf(own, 80)}-${slugOf(id, 19)}` : own;
    taken.add(free);
    return free;
  });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The text of a draft, and what to look at in it. */
async function draftOf(
  post: OldPost,
  slug: string,
  places: Parameters<typeof oldBody>[1],
  { categories, people }: Moving,
): Promise<{ text: string; remarks: string[] }> {
  if (post.html.length > HTML_MAX) {
    const expected = `expected at most ${HTML_MAX.toLocaleString('en-US')} characters`;
    throw new ArticleError([{ file: slug, field: 'body', expected }]);
  }
  const { clean, words, remarks } = await oldBody(post.html, places);
  const title = cut(oneLine(post.title), TITLE_MAX);
  if (title === '') remarks.push('it had no title');
  else if (title !== oneLine(post.title)) remarks.push(`its title was longer: ${post.title}`);
  const excerpt = oneLine(post.excerpt.replace(/<[^>]*>/g, ' '));
  if (excerpt === '') remarks.push('its excerpt is made of its first words');
  const date = daySchema.safeParse(post.date).data;
  if (date === undefined) remarks.push('it had no date, and has today’s');
  if (post.slug !== '' && decoded(post.slug) !== slug)
    remarks.push(`its address was "${decoded(post.slug)}"`);
  const [own, ...others] = post.categories.map(oneLine);
  const known = categories.find((each) => each.toLowerCase() === own?.toLowerCase());
  if (own && !known) remarks.push(`"${own}" is a new category`);
  if (others.length > 0) remarks.push(`further categories left out: ${others.join(', ')}`);
  const author = oneLine(post.author);
  const person = people.find(({ name }) => name.toLowerCase() === author.toLowerCase());
  if (!person) remarks.push(`its author, "${author}", is nobody of content/people`);
  const cover = URL.parse(post.cover ?? '', places.site);
  const text = draftText(
    {
      ...{ slug, content: '', denomination: null, modified_at: null },
      title: title || 'Untitled',
      excerpt: excerpt ? cut(excerpt, 400) : cut(words, EXCERPT_MAX) || PLACEHOLDER_EXCERPT,
      category: cut(known ?? own ?? categories[0] ?? 'News', 60),
      author_name: cut(person?.name ?? author, 80) || 'Unknown',
      author_title: person?.title ?? 'Author',
      published_at: date ?? texasToday(),
      is_published: false,
      image_url: (post.cover && cover && (await places.pictureAt([cover]))) || null,
    },
    clean,
  );
  return { text, remarks };
}

/**
 * A draft's file: in Markdown where that shows the same, else in HTML.
 *
 * @throws ArticleError if neither is one that the blog takes
 */
function draftText(fields: Article, clean: string): string {
  const inHtml = articleText(fields, { text: clean || NOTHING, format: 'html' });
  try {
    const text = toMarkdown(clean).trim() || NOTHING;
    const inMarkdown = articleText(fields, { text, format: 'markdown' });
    const { content } = parseArticle(`${fields.slug}.md`, inMarkdown);
    if (text === NOTHING || shown(content) === shown(clean)) return inMarkdown;
  } catch (error) {
    if (!(error instanceof ArticleError)) throw error;
  }
  parseArticle(`${fields.slug}.md`, inHtml);
  return inHtml;
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

/** Text on one line, without control characters. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').replace(UNSEEN, '').trim();
}

/** Text of at most `max` characters, cut between words. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text
    .slice(0, max - 1)
    .replace(/\s+\S*$/, '')
    .replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/** The pictures of drafts, beside them in photos/{slug}. */
class Pictures {
  readonly #moving: Moving;
  /** Files by slug and address. */
  readonly #found = new Map<string, string | undefined>();
  readonly #taken = new Set<string>();
  /** Hosts that did not answer, and why. */
  readonly #away = new Map<string, string>();

  constructor(moving: Moving) {
    this.#moving = moving;
  }

  /** The name of the first picture that can be had; undefined, and a line for each, if none can. */
  async of(slug: string, urls: readonly URL[], missing: string[]): Promise<string | undefined> {
    const failed: string[] = [];
    for (const url of urls) {
      const key = `${slug} ${url.href}`;
      if (!this.#found.has(key)) {
        try {
          this.#found.set(key, await this.#store(slug, url));
        } catch (error) {
          if (!(error instanceof PictureError)) throw error;
          failed.push(`${url.href.slice(0, 200)}: ${error.message}`);
          this.#found.set(key, undefined);
        }
      }
      const file = this.#found.get(key);
      if (file !== undefined) return file;
    }
    missing.push(...failed);
    return undefined;
  }

  async #store(slug: string, url: URL): Promise<string> {
    const { articles } = this.#moving.folders;
    const stem = slugOf(parse(decoded(url.pathname)).name, 60) || 'picture';
    let name = `photos/${slug}/${stem}`;
    for (let next = 2; this.#taken.has(name); next += 1) name = `photos/${slug}/${stem}-${next}`;
    this.#taken.add(name);
    const there = ENDINGS.find((each) => existsSync(join(articles, `${name}.${each}`)));
    if (there) return `${name}.${there}`;
    const { bytes, ending } = await this.#fetched(url);
    const file = join(articles, `${name}.${ending}`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes, { flag: 'wx' });
    try {
      const { readPicture } = await import('../articles/picture-file.ts');
      await readPicture(file);
    } catch (error) {
      rmSync(file);
      throw error;
    }
    return `${name}.${ending}`;
  }

  async #fetched(url: URL): Promise<{ bytes: Buffer; ending: string }> {
    const away = this.#away.get(url.host);
    if (away !== undefined) throw new PictureError(away);
    try {
      return await (this.#moving.fetch ?? fetchPicture)(url);
    } catch (cause) {
      if (cause instanceof PictureError) throw cause;
      const code = cause instanceof Error && 'code' in cause ? String(cause.code) : String(cause);
      const why = `${url.host} does not answer (${code})`;
      this.#away.set(url.host, why);
      throw new PictureError(why, { cause });
    }
  }
}
