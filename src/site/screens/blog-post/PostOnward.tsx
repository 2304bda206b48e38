import type { Neighbours as Links } from '../../../blog/posts.ts';
import { PostGrid } from '../../components/PostGrid/PostGrid.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { Onward } from '../../load/posts.ts';
import type { BlogPostContent } from './load.ts';
import styles from './PostOnward.module.css';
import '../../styles/columns.css';

/** Links from a post: the posts before and after it, and related ones. */
export function PostOnward({ related, older, newer, words }: Onward & { words: BlogPostContent }) {
  return (
    <>
      <Neighbours older={older} newer={newer} words={words.neighbours} />
      <Section of={related} heading={words.relatedHeading} ground="sheet">
        <PostGrid posts={related} />
      </Section>
    </>
  );
}

type Props = Links & { words: BlogPostContent['neighbours'] };

/** Leads to the posts before and after this one, where there are any, in the order of the list. */
function Neighbours({ newer, older, words }: Props) {
  if (!older && !newer) return null;
  return (
    <nav className={`page columns ${styles.neighbours}`} data-columns="2" aria-label={words.label}>
      {newer && (
        <a rel="prev" href={`/blog/${newer.slug}`}>
          <span>{`${words.newer}: `}</span>
          {newer.title}
        </a>
      )}
      {older && (
        <a rel="next" href={`/blog/${older.slug}`}>
          <span>{`${words.older}: `}</span>
          {older.title}
        </a>
      )}
    </nav>
  );
}
