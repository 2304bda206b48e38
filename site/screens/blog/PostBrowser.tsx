import type { Post } from '../../../blog/post.ts';
import { PostGrid } from '../../components/PostGrid/PostGrid.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';
import styles from './PostBrowser.module.css';

interface Props {
  posts: readonly Post[];
  /** The category asked for; all posts when there is none, or none of that name. */
  category: string | null;
  filterLabel: string;
}

/** The filter and the posts it leaves. */
export function PostBrowser({ posts, category, filterLabel }: Props) {
  const categories = [...new Set(posts.map((post) => post.category))].sort();
  const chosen = categories.find((name) => name === category);
  const shown = posts.filter((post) => !chosen || post.category === chosen);
  return (
    <div className={styles.browser} data-loaded>
      <CategoryFilter label={filterLabel} categories={categories} chosen={chosen} />
      {shown.length > 0 ? (
        <PostGrid posts={shown} />
      ) : (
        <p className={styles.empty}>No blog posts found.</p>
      )}
    </div>
  );
}
