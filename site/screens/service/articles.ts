import { basename } from 'node:path';
import { parseArticle } from '../../../blog/articles/article.ts';

const sources = import.meta.glob<string>('/content/posts/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Links to the articles of these names under their titles; drafts are left out. */
export function articleLinks(names: readonly string[]): { label: string; href: string }[] {
  return names.flatMap((name) => {
    const file = Object.keys(sources).find((each) => basename(each, '.md') === name);
    const source = file && sources[file];
    if (!source) throw new Error(`content/posts/: expected ${name}.md`);
    const { title, slug, is_published } = parseArticle(basename(file), source);
    return is_published ? [{ label: title, href: `/blog/${slug}` }] : [];
  });
}
