import { PostGrid } from '../../components/PostGrid/PostGrid.tsx';
import type { ListShown } from '../../load/posts.ts';
import { CategoryFilter } from './CategoryFilter.tsx';
import { listAddress } from './head.ts';
import type { BlogContent } from './load.ts';
import { Pager } from './Pager.tsx';
import styles from './PostBrowser.module.css';
import '../../styles/links.css';

type Props = ListShown & { words: Pick<BlogContent, 'filterLabel' | 'all' | 'none' | 'pages'> };

/** The filter, the posts that it leaves, and the way to newer and older ones. */
export function PostBrowser({ list, categories, chosen, page, words }: Props) {
  const { posts, hasOlder } = list;
  return (
    <div className={styles.browser}>
      <CategoryFilter
        label={words.filterLabel}
        all={words.all}
        categories={categories}
        chosen={chosen}
      />
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
