import type { Neighbours as Links } from '../../../blog/posts.ts';
import type { BlogPostContent } from './load.ts';
import styles from './Neighbours.module.css';

type Props = Links & { words: BlogPostContent['neighbours'] };

/** Leads to the posts before and after this one, where there are any, in the order of the list. */
export function Neighbours({ newer, older, words }: Props) {
  if (!older && !newer) return null;
  return (
    <nav className={`page ${styles.neighbours}`} aria-label={words.label}>
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
