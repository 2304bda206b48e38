import type { Post } from '../../../blog/post.ts';
import { longUsDate } from '../../../calendar/us-date.ts';
import { Breadcrumb } from '../../components/Breadcrumb/Breadcrumb.tsx';
import { HERO_END } from '../../components/hero-end.ts';
import { postImage } from '../../load/posts.ts';
import { stepsTo } from '../../trail.ts';
import styles from './PostHero.module.css';

/** The head of a post, over its picture. */
export function PostHero({ post, readingTime }: { post: Post; readingTime: string }) {
  return (
    <header className={styles.hero} data-ground="ink">
      <img {...postImage(post)} sizes="100vw" alt="" width="640" height="320" />
      <div className={`page ${styles.page}`}>
        <Breadcrumb items={stepsTo(`/blog/${post.slug}`, post.title)} />
        <p className={styles.category}>{post.category}</p>
        <h1>{post.title}</h1>
        <p>
          By {post.author_name},{' '}
          <time className={styles.time} dateTime={post.published_at}>
            {longUsDate(post.published_at)}
          </time>
          {/* No line begins with the dot. */}
          {'\u{a0}· '}
          <span id={HERO_END} className={styles.time}>
            {readingTime}
          </span>
        </p>
      </div>
    </header>
  );
}
