import { texasToday } from '../../base/calendar/texas-time.ts';
import { parseArticle } from '../../blog/articles/article.ts';
import type { Article } from '../../blog/post.ts';

const sources = import.meta.glob<string>('/content/posts/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Those read before, by their texts: pages are rendered again and again while they are edited. */
const known = new Map<string, Article>();

/**
 * Links to the articles of these names under their titles, without drafts and those of a later day.
 *
 * @param today the day, asked only where an article is still to come: its page then depends on the
 *   day; where none is given, the article shows from the next build on
 */
export function articleLinks(
  names: readonly string[],
  today: () => string = texasToday,
): { label: string; href: string }[] {
  return names.flatMap((name) => {
    const source = sources[`/content/posts/${name}.md`];
    if (!source) throw new Error(`content/posts/: expected ${name}.md`);
    const article = known.get(source) ?? parseArticle(`${name}.md`, source);
    known.set(source, article);
    const { title, is_published, published_at } = article;
    const isOut = published_at <= texasToday() || published_at <= today();
    const isShown = is_published && isOut;
    return isShown ? [{ label: title, href: `/blog/${name}` }] : [];
  });
}
