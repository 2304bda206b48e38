import { texasToday } from '../../base/calendar/texas-time.ts';
import { parsePostFile } from '../../blog/files/post-file.ts';
import { stateOf } from '../../blog/post.ts';

const sources = import.meta.glob<string>('/content/posts/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/**
 * Links to the posts of these slugs under their titles, without drafts and future posts.
 *
 * @param today returns the day; called only if a post is dated after the build, since the page then depends on
 *   the day. Without it, such a post shows from the next build on
 */
export function postLinks(
  names: readonly string[],
  today: () => string = texasToday,
): { label: string; href: string }[] {
  return names.flatMap((name) => {
    const source = sources[`/content/posts/${name}.md`];
    if (!source) throw new Error(`content/posts/: expected ${name}.md`);
    const post = parsePostFile(`${name}.md`, source);
    const isScheduled = stateOf(post, texasToday()) === 'scheduled';
    const state = stateOf(post, isScheduled ? today() : texasToday());
    return state === 'published' ? [{ label: post.title, href: `/blog/${name}` }] : [];
  });
}
