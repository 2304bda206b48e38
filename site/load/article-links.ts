import { texasToday } from '../../base/calendar/texas-time.ts';
import { parseArticle } from '../../blog/articles/article.ts';

const sources = import.meta.glob<string>('/content/posts/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Links to the articles of these names under their titles; drafts, and those of a later day, are left out. */
export function articleLinks(names: readonly string[]): { label: string; href: string }[] {
  return names.flatMap((name) => {
    const source = sources[`/content/posts/${name}.md`];
    if (!source) throw new Error(`content/posts/: expected ${name}.md`);
    const { title, is_published, published_at } = parseArticle(`${name}.md`, source);
    const isShown = is_published && published_at <= texasToday();
    return isShown ? [{ label: title, href: `/blog/${name}` }] : [];
  });
}
