import { z } from 'zod';
import { escaped, ghostHtml } from './ghost-words.ts';
import { ExportError, type OldBlog, type OldPost, tallied } from './old-blog.ts';
import { withParagraphs } from './paragraphs.ts';

const key = z.union([z.string(), z.number()]).transform(String);
const text = z
  .string()
  .nullish()
  .transform((it) => it ?? '');
/** A moment: ISO, SQL, or milliseconds in old exports. */
const moment = z
  .union([z.string(), z.number().transform((it) => new Date(it).toISOString())])
  .nullish()
  .transform((it) => it?.slice(0, 10) ?? '');
const rows = <Row extends z.ZodType>(row: Row) => z.array(row).default([]);
const link = z.object({ post_id: key, sort_order: z.number().default(0) });

const tables = z.object({
  posts: z.array(
    z.object({
      ...{ id: key, title: text, slug: text, html: text, plaintext: text, custom_excerpt: text },
      ...{
        lexical: text,
        mobiledoc: text,
        feature_image: text,
        image: text,
        published_at: moment,
        created_at: moment,
      },
      status: z.string().default('draft'),
      visibility: z.string().nullish(),
      type: z.string().optional(),
      page: z.union([z.boolean(), z.number()]).optional(),
      author_id: key.nullish(),
    }),
  ),
  tags: rows(z.object({ id: key, name: text, visibility: z.string().nullish() })),
  users: rows(z.object({ id: key, name: text })),
  posts_tags: rows(link.extend({ tag_id: key })),
  posts_authors: rows(link.extend({ author_id: key })),
});
const exported = z.union([
  z.object({ db: z.array(z.object({ data: tables })).min(1) }).transform(({ db }) => db[0]?.data),
  z.object({ data: tables }).transform(({ data }) => data),
]);

/** The address that Ghost writes in place of its own. */
const ORIGIN = '__GHOST_URL__';

/**
 * Reads an export of Ghost (Settings, Import/Export), in both of its shapes.
 *
 * @param site the address at which the blog was, which the export does not say
 * @throws ExportError if the text is no such export
 */
export function readGhost(json: string, site: string): OldBlog {
  const data = exported.safeParse(parsed(json)).data;
  if (!data) throw new ExportError('expected an export of Ghost, with posts under db, data');
  const namesOf = (
    named: readonly { id: string; name: string }[],
    links: readonly { post: string; to: string; order: number }[],
  ) => {
    const names = new Map(named.map(({ id, name }) => [id, name]));
    const byPost = Map.groupBy(links, ({ post }) => post);
    return (post: string) =>
      (byPost.get(post) ?? [])
        .toSorted((a, b) => a.order - b.order)
        .flatMap(({ to }) => names.get(to) ?? []);
  };
  const linked = (it: z.infer<typeof link>, to: string) => {
    return { post: it.post_id, order: it.sort_order, to };
  };
  const tagsOf = namesOf(
    // Tags named with # organize the old system.
    data.tags.filter(({ name }) => !name.startsWith('#')),
    data.posts_tags.map((it) => linked(it, it.tag_id)),
  );
  const authorsOf = namesOf(data.users, [
    ...data.posts_authors.map((it) => linked(it, it.author_id)),
    ...data.posts.map(({ id, author_id }) => ({ post: id, to: author_id ?? '', order: 1e9 })),
  ]);
  const isPage = ({ type, page }: (typeof data.posts)[number]) => type === 'page' || !!page;
  const here = (html: string) => html.replaceAll(ORIGIN, site);

  const postOf = (post: (typeof data.posts)[number]): OldPost => {
    const [author = '', ...others] = [...new Set(authorsOf(post.id))];
    const isPublic = post.status === 'published';
    const html =
      post.html ||
      ghostHtml(post.lexical || post.mobiledoc) ||
      withParagraphs(escaped(post.plaintext));
    const remarks = [
      ...(isPublic ? [] : [`was ${post.status}`]),
      ...(['public', null, undefined].includes(post.visibility)
        ? []
        : [`was for ${post.visibility} alone`]),
      ...(others.length > 0 ? [`more authors: ${others.join(', ')}`] : []),
      ...(post.html ? [] : ['its HTML is not in the export: look at its layout']),
    ];
    return {
      ...{ id: post.id, title: post.title, slug: post.slug, author, remarks },
      addresses: isPublic ? [`${new URL(site).pathname.replace(/\/$/, '')}/${post.slug}/`] : [],
      html: here(html),
      excerpt: post.custom_excerpt,
      categories: tagsOf(post.id),
      date: post.published_at || post.created_at,
      cover: here(post.feature_image || post.image) || undefined,
    };
  };
  return {
    site,
    posts: data.posts.filter((post) => !isPage(post)).map(postOf),
    pages: data.posts
      .filter(isPage)
      .map(({ title, slug, status }) => `"${title}" (${status}), ${site}/${slug}/`),
    leftOut: tallied(
      data.tags.filter(({ name }) => name.startsWith('#')).map(({ name }) => `tag ${name}`),
      'it organized the old system',
    ),
  };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw new ExportError('it is no JSON, or ends in the middle: export it again', { cause });
  }
}
