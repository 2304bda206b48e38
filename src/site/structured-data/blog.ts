import type { BlogLeaf } from 'schema-dts';
import { idsOf } from './ids.ts';

/** The blog, by the title and description of its page. */
export function describedBlog(
  { title, description }: { title: string; description: string },
  origin: string,
): BlogLeaf {
  const ids = idsOf(origin);
  return {
    '@type': 'Blog',
    '@id': ids.blog,
    url: `${origin}/blog`,
    name: title,
    description,
    publisher: { '@id': ids.firm },
    isPartOf: { '@id': ids.website },
  };
}
