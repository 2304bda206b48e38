import { PostGrid } from '../../components/PostGrid/PostGrid.tsx';
import type { ListShown } from '../../load/posts.ts';
import { CategoryFilter } from './CategoryFilter.tsx';
import styles from './PostBrowser.module.css';

type Props = ListShown & { filterLabel: string };

/** The filter and the posts it leaves. */
export function PostBrowser({ list, categories, chosen, filterLabel }: Props) {
  return (
    <div className={styles.browser} data-loaded>
      <CategoryFilter label={filterLabel} categories={categories} chosen={chosen} />
      {list.posts.length > 0 ? (
        <PostGrid posts={list.posts} />
      ) : (
        <p className={styles.empty}>No blog posts found.</p>
      )}
    </div>
  );
}
