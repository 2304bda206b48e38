import { texasToday } from '../../base/calendar/texas-time.ts';
import { parsePostFile } from '../../blog/files/post-file.ts';
import { stateOf } from '../../blog/post.ts';

const sources = import.meta.glob<string>('/content/posts/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

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
    const post = parsePostFile(`${name}.md`, source);
    const isScheduled = stateOf(post, texasToday()) === 'scheduled';
    const state = stateOf(post, isScheduled ? today() : texasToday());
    return state === 'published' ? [{ label: post.title, href: `/blog/${name}` }] : [];
  });
}
