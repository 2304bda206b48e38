import type { BlogPostingLeaf } from 'schema-dts';
import type { Post } from '../../blog/post.ts';
import { people } from '../load/people.ts';
import { sharePictureOf } from '../load/share-pictures.ts';
import { idsOf } from './graph.ts';

/** A blog post; its author links to the team member of that name, if there is one. */
export function blogPosting(post: Post, origin: string): BlogPostingLeaf {
  const { firm, website } = idsOf(origin);
  const path = `/blog/${post.slug}`;
  const url = origin + path;
  const member = people.find(({ name }) => name === post.author_name);
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#post`,
    mainEntityOfPage: url,
    url,
    headline: post.title,
    ...(post.excerpt && { description: post.excerpt }),
    image: new URL(post.image_url ?? sharePictureOf(path).url, origin).href,
    datePublished: post.published_at,
    ...(post.modified_at && { dateModified: post.modified_at }),
    articleSection: post.category,
    inLanguage: 'en-US',
    author: {
      '@type': 'Person',
      ...(member && { url: `${origin}/meet-team#${member.file}` }),
      name: post.author_name,
      ...(post.author_title && { jobTitle: post.author_title }),
    },
    publisher: { '@id': firm },
    isPartOf: { '@id': website },
  };
}
