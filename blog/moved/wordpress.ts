import { load } from 'cheerio';
import { z } from 'zod';
import { ExportError, type OldBlog, type OldPost, tallied } from './old-blog.ts';
import { withParagraphs } from './paragraphs.ts';

const DRAFTS = ['publish', 'future', 'draft', 'pending', 'private'];
const footnotes = z.array(z.object({ content: z.string() }));
const UNUSED = 'not used by this site';

/**
 * Reads an export of WordPress (Tools, Export): WXR, which is RSS with WordPress's own elements. An
 * entity that the file declares is not expanded.
 *
 * @throws ExportError if the text is no such export, or ends in its middle
 */
export function readWordPress(xml: string): OldBlog {
  const $ = load(xml, { xml: true });
  const channel = $('rss > channel');
  if (channel.length === 0 || channel.children('wp\\:wxr_version').length === 0) {
    throw new ExportError(
      'expected an export of WordPress, as Tools, Export, All content writes it',
    );
  }
  if (!/<\/rss>\s*$/.test(xml.replace(/<!--[^>]*-->\s*$/, ''))) {
    throw new ExportError('it ends in the middle: export it again, and wait until it is whole');
  }
  const listed = (of: typeof channel, name: string) =>
    of
      .children(name.replace(':', '\\:'))
      .toArray()
      .map((each) => $(each));
  const said = (of: typeof channel, name: string) => listed(of, name)[0]?.text().trim() ?? '';
  const items = listed(channel, 'item');
  const typed = Map.groupBy(items, (item) => said(item, 'wp:post_type') || 'item without a type');
  /** Words that WordPress keeps as HTML: "Q&amp;A". */
  const words = (html: string) => load(html, null, false).root().text();
  const authors = new Map(
    listed(channel, 'wp:author').map((each) => [
      said(each, 'wp:author_login'),
      said(each, 'wp:author_display_name'),
    ]),
  );
  const files = (typed.get('attachment') ?? []).map((item) => ({
    id: said(item, 'wp:post_id'),
    of: said(item, 'wp:post_parent'),
    address: said(item, 'wp:attachment_url'),
  }));
  const site = said(channel, 'wp:base_blog_url') || said(channel, 'link');

  const postOf = (item: typeof channel): OldPost => {
    const id = said(item, 'wp:post_id');
    const status = said(item, 'wp:status');
    const remarks: string[] = [];
    if (status !== 'publish') remarks.push(`was ${status}`);
    if (said(item, 'wp:post_password')) remarks.push('was behind a password');
    const terms = listed(item, 'category');
    const named = (domain: string) =>
      terms
        .filter((each) => each.attr('domain') === domain)
        .map((each) => words(each.text().trim()));
    const tags = named('post_tag');
    if (tags.length > 0) remarks.push(`tags left out: ${tags.join(', ')}`);
    const comments = listed(item, 'wp:comment').length;
    if (comments > 0) remarks.push(`comments left out: ${comments}; this blog has none`);
    const meta = listed(item, 'wp:postmeta');
    const metaNamed = (name: string) => {
      const found = meta.find((each) => said(each, 'wp:meta_key') === name);
      return found && said(found, 'wp:meta_value');
    };
    const coverId = metaNamed('_thumbnail_id');
    const notes = footnotesOf(metaNamed('footnotes'));
    const cover = files.find((file) => file.id === coverId)?.address;
    if (coverId && !cover) remarks.push(`its own picture, number ${coverId}, is not in the export`);
    const gallery = (ids: readonly string[]) =>
      files.filter((file) => (ids.length > 0 ? ids.includes(file.id) : file.of === id));
    const link = URL.parse(said(item, 'link'), site);
    const login = said(item, 'dc:creator');
    const day = said(item, 'wp:post_date').slice(0, 10);
    return {
      id,
      title: words(said(item, 'title')),
      slug: said(item, 'wp:post_name'),
      addresses:
        status === 'publish'
          ? [...new Set([link ? link.pathname + link.search : '', `/?p=${id}`])].filter(
              (address) => address.length > 1,
            )
          : [],
      html: bodyOf(said(item, 'content:encoded'), gallery, remarks, notes !== '') + notes,
      excerpt: said(item, 'excerpt:encoded'),
      categories: named('category').filter((name) => name !== 'Uncategorized'),
      author: authors.get(login) || login,
      date: day.startsWith('0000') ? '' : day,
      cover,
      remarks,
    };
  };

  const posts = typed.get('post') ?? [];
  const kept = posts.filter((item) => DRAFTS.includes(said(item, 'wp:status')));
  const others = [...typed].filter(([type]) => !['post', 'page', 'attachment'].includes(type));
  return {
    site,
    posts: kept.map(postOf),
    pages: (typed.get('page') ?? []).map((item) => {
      return `"${said(item, 'title')}" (${said(item, 'wp:status')}), ${said(item, 'link')}`;
    }),
    leftOut: [
      ...posts
        .filter((item) => !kept.includes(item))
        .map((item) => `"${said(item, 'title')}": its status is ${said(item, 'wp:status')}`),
      ...others.flatMap(([type, all]) =>
        tallied(
          all.map(() => type),
          UNUSED,
        ),
      ),
      ...tallied(
        files.map(() => 'files of the media library'),
        'those that posts show are fetched, no others',
      ),
    ],
  };
}

/** The list of a post's footnotes, which WordPress keeps beside it. */
function footnotesOf(json = '[]'): string {
  try {
    const notes = footnotes.parse(JSON.parse(json)).map(({ content }) => `<li>${content}</li>`);
    return notes.length > 0 ? `\n<ol>${notes.join('')}</ol>` : '';
  } catch {
    return '';
  }
}

/** The HTML of a post as WordPress would show it, but for what only its plugins can. */
function bodyOf(
  content: string,
  gallery: (ids: readonly string[]) => readonly { address: string }[],
  remarks: string[],
  hasNotes: boolean,
): string {
  for (const [, block = ''] of content.matchAll(/<!-- wp:([\w/-]+)[^>]*\/-->/g)) {
    if (block === 'footnotes' && hasNotes) continue;
    remarks.push(`block "${block}" has nothing in the file: WordPress made it when it was shown`);
  }
  const html = content
    .replace(/\[caption[^\]]*\](.*?)\[\/caption\]/gs, (_, inner: string) => {
      const [picture = '', words = ''] = inner.split(/(?<=<img[^>]*>(?:\s*<\/a>)?)(?!\s*<\/a>)/);
      return `<figure>${picture}<figcaption>${words.trim()}</figcaption></figure>`;
    })
    .replace(/\[gallery([^\]]*)\]/g, (whole, attributes: string) => {
      const pictures = gallery(/ids="([\d,\s]+)"/.exec(attributes)?.[1]?.split(/[,\s]+/) ?? []);
      if (pictures.length === 0) return whole;
      return `\n\n${pictures.map(({ address }) => `<img src="${address}" alt="">`).join('\n\n')}\n\n`;
    })
    .replace(/\[embed[^\]]*\](.*?)\[\/embed\]/gs, '\n\n$1\n\n');
  const left = new Set([...html.matchAll(/\[\/?([a-z][\w-]+)(?:\s[^\]]*)?\]/gi)].map(([it]) => it));
  for (const shortcode of left) remarks.push(`${shortcode} stays as text`);
  return /<!-- wp:/.test(content) ? html : withParagraphs(html);
}
