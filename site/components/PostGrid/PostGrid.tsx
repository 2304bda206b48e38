import type { PostCard } from '../../../blog/post.ts';
import { longUsDate } from '../../../calendar/us-date.ts';
import { postImage } from '../../load/posts.ts';
import cards from '../../styles/link-cards.module.css';
import motion from '../../styles/rising.module.css';
import { List } from '../List/List.tsx';
import styles from './PostGrid.module.css';
import '../../styles/columns.css';
import '../../styles/linked-items.css';

/** How wide a card is: three, two and one abreast. */
const WIDTHS = '(min-width: 1024px) 384px, (min-width: 640px) 50vw, 100vw';

interface Props {
  posts: readonly PostCard[];
}

/** Posts as cards: picture, category, title, excerpt, date and link. */
export function PostGrid({ posts }: Props) {
  return (
    <List className={`columns links linked-items ${cards.cards} ${styles.posts} ${motion.rising}`}>
      {posts.map((post) => (
        <li key={post.slug}>
          <img {...postImage(post)} sizes={WIDTHS} alt="" width="640" height="320" loading="lazy" />
          <div className={styles.words}>
            <p className={styles.category}>{post.category}</p>
            <h3>{post.title}</h3>
            <p>{post.excerpt}</p>
            <p className={styles.foot}>
              <time dateTime={post.published_at}>{longUsDate(post.published_at)}</time>
              <a href={`/blog/${post.slug}`}>
                Read More<span className="visually-hidden">: {post.title}</span>
              </a>
            </p>
          </div>
        </li>
      ))}
    </List>
  );
}
