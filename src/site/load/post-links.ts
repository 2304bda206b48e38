import { texasToday } from '../../base/calendar/texas-time.ts';
import { parsePostFile } from '../../blog/files/post-file.ts';
import type { NewPost } from '../../blog/post.ts';

const sources = import.meta.glob<string>('/content/posts/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Links read before, by their texts: pages are rendered again and again while they are edited. */
const known = new Map<string, NewPost>();

/**
 * Links to the posts of these names under their titles, without drafts and those of a later day.
 *
 * @param today the day, asked only where a post is still to come: its page then depends on the
 *   day; where none is given, the post shows from the next build on
 */
export function postLinks(
  names: readonly string[],
  today: () => string = texasToday,
): { label: string; href: string }[] {
  return names.flatMap((name) => {
    const source = sources[`/content/posts/${name}.md`];
    if (!source) throw new Error(`content/posts/: expected ${name}.md`);
    const post = known.get(source) ?? parsePostFile(`${name}.md`, source);
    known.set(source, post);
    const { title, is_published, published_at } = post;
    const isOut = published_at <= texasToday() || published_at <= today();
    const isShown = is_published && isOut;
    return isShown ? [{ label: title, href: `/blog/${name}` }] : [];
  });
}
