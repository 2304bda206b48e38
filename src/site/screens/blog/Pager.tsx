import type { ListPlace } from '../../../blog/posts.ts';
import { listAddress } from './head.ts';
import type { BlogContent } from './load.ts';
import styles from './Pager.module.css';

type Props = ListPlace & { hasOlder: boolean; words: BlogContent['pages'] };

/** Leads to newer and to older posts, where there are any; nothing where one page holds all. */
export function Pager({ category, page, hasOlder, words }: Props) {
  if (page === 1 && !hasOlder) return null;
  return (
    <nav className={`links ${styles.pager}`} aria-label={words.label}>
      {page > 1 && (
        <a rel="prev" href={listAddress({ category, page: page - 1 })}>
          {words.newer}
        </a>
      )}
      <span>
        {words.page} {page}
      </span>
      {hasOlder && (
        <a rel="next" href={listAddress({ category, page: page + 1 })}>
          {words.older}
        </a>
      )}
    </nav>
  );
}
