import type { RelatedPosts } from '../../../blog/posts.ts';
import { PostGrid } from '../../components/PostGrid/PostGrid.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { blogPost } from './load.ts';
import styles from './PostOnward.module.css';
import '../../styles/columns.css';

/** Links below a post: the posts before and after it, and related ones. */
export function PostOnward({ related, older, newer }: RelatedPosts) {
  return (
    <>
      <Neighbors older={older} newer={newer} />
      <Section of={related} heading={blogPost.relatedHeading} ground="sheet">
        <PostGrid posts={related} />
      </Section>
    </>
  );
}

/** Links to the previous and next post, if any, in the order of the list. */
function Neighbors({ newer, older }: Omit<RelatedPosts, 'related'>) {
  if (!older && !newer) return null;
  const words = blogPost.neighbors;
  return (
    <nav className={`page columns ${styles.neighbors}`} data-columns="2" aria-label={words.label}>
      {newer && (
        <a className="title" rel="prev" href={`/blog/${newer.slug}`}>
          <span className="label">{`${words.newer}: `}</span>
          {newer.title}
        </a>
      )}
      {older && (
        <a className="title" rel="next" href={`/blog/${older.slug}`}>
          <span className="label">{`${words.older}: `}</span>
          {older.title}
        </a>
      )}
    </nav>
  );
}
