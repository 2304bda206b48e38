import { longUsDate } from '../../../base/calendar/us-date.ts';
import type { PostCard } from '../../../blog/post.ts';
import { postFamily, postPicture } from '../../load/post-art.ts';
import { shellWords } from '../../shell/words.ts';
import card from '../../styles/card-art.module.css';
import cards from '../../styles/link-cards.module.css';
import motion from '../../styles/rising.module.css';
import { Copy } from '../Copy/Copy.tsx';
import { Paragraph } from '../Copy/Paragraphs.tsx';
import { List } from '../List/List.tsx';
import styles from './PostGrid.module.css';
import '../../styles/columns.css';
import '../../styles/linked-items.css';

/** The `sizes` of a picture in grids with three, two and one columns. */
const WIDTHS = '(min-width: 1024px) 384px, (min-width: 640px) 50vw, 100vw';
/** The number of posts in a row of a wide screen. */
const ROW = 3;

interface Props {
  posts: readonly PostCard[];
  /** Lays the first and newest post across the grid. */
  newestFirst?: boolean;
}

/** Posts as cards: picture, category, title, excerpt, date and link; full-width rows if there are too few for a row. */
export function PostGrid({ posts, newestFirst = false }: Props) {
  const across = posts.length < ROW ? posts.length : Number(newestFirst && posts.length > ROW);
  return (
    <List className={`columns links linked-items ${cards.cards} ${styles.posts} ${motion.rising}`}>
      {posts.map((post, index) => (
        <li
          key={post.slug}
          data-across={index < across || undefined}
          data-family={postFamily(post)}
        >
          <Art post={post} />
          <div className={styles.words}>
            <p className="label">{post.category}</p>
            <h3>
              <Copy>{post.title}</Copy>
            </h3>
            <Paragraph>{post.excerpt}</Paragraph>
            <p className={`wrap ${styles.foot}`}>
              <time dateTime={post.published_at}>{longUsDate(post.published_at)}</time>
              <a href={`/blog/${post.slug}`}>
                {shellWords.labels.readPost}
                <span className="visually-hidden">{`: ${post.title}`}</span>
              </a>
            </p>
          </div>
        </li>
      ))}
    </List>
  );
}

function Art({ post }: { post: PostCard }) {
  const { kind, ...source } = postPicture(post);
  return (
    <div className={`${card.art} ${styles.art}`} aria-hidden="true">
      <img
        {...source}
        sizes={WIDTHS}
        alt=""
        width="640"
        height="320"
        loading="lazy"
        data-kind={kind}
      />
    </div>
  );
}
