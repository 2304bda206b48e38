import type { ListQuery } from '../../../blog/posts.ts';
import { PostGrid } from '../../components/PostGrid/PostGrid.tsx';
import type { ListShown } from '../../load/posts.ts';
import { listAddress } from './head.ts';
import type { BlogContent } from './load.ts';
import styles from './PostBrowser.module.css';
import '../../styles/links.css';

type Props = ListShown & { words: Pick<BlogContent, 'filterLabel' | 'all' | 'none' | 'pages'> };

/** The filter, the filtered posts, and links to newer and older ones. */
export function PostBrowser({ posts, hasOlder, categories, chosen, page, words }: Props) {
  return (
    <div className={styles.browser}>
      <CategoryFilter categories={categories} chosen={chosen} words={words} />
      {posts.length > 0 ? (
        <>
          <PostGrid posts={posts} newestFirst={page === 1} />
          <Pager category={chosen} page={page} hasOlder={hasOlder} words={words.pages} />
        </>
      ) : (
        <div className={styles.empty}>
          <p>{words.none}</p>
          {page > 1 && (
            <a className="link" href={listAddress({ category: chosen, page: 1 })}>
              {words.pages.newest}
            </a>
          )}
        </div>
      )}
    </div>
  );
}

type PagerProps = ListQuery & { hasOlder: boolean; words: BlogContent['pages'] };

/** Links to newer and older posts, if any. */
function Pager({ category, page, hasOlder, words }: PagerProps) {
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

/** A link to all posts and one to each category. */
function CategoryFilter({
  categories,
  chosen,
  words: { filterLabel: label, all },
}: Pick<Props, 'categories' | 'chosen' | 'words'>) {
  return (
    <nav className={styles.filter} aria-label={label}>
      <ul className="wrap">
        {[undefined, ...categories].map((category) => (
          <li key={category ?? ''}>
            <a
              href={listAddress({ category, page: 1 })}
              aria-current={category === chosen ? 'true' : undefined}
            >
              {category ?? all}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
