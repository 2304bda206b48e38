import { longUsDate } from '../../../base/calendar/us-date.ts';
import type { Post } from '../../../blog/post.ts';
import { withWholeDates } from '../../components/Copy/copy-parts.ts';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { postFigureLine, postPicture } from '../../load/post-art.ts';
import { shellWords } from '../../shell/words.ts';
import { stepsTo } from '../../steps-to.ts';
import styles from './PostHero.module.css';

/** The head of a post: its category, title and author beside its rosette, or over its photograph. */
export function PostHero({ post, readingTime }: { post: Post; readingTime: string }) {
  return (
    <PageHero
      breadcrumb={stepsTo(`/blog/${post.slug}`, post.title)}
      above={<p className={styles.category}>{post.category}</p>}
      title={withWholeDates(post.title)}
      says={postFigureLine(post)}
      art={postPicture(post)}
    >
      <p className={styles.byline}>
        <span>
          {`${shellWords.labels.by} ${post.author_name}, `}
          <time dateTime={post.published_at}>{longUsDate(post.published_at)}</time>
        </span>{' '}
        <span>{readingTime}</span>
      </p>
    </PageHero>
  );
}
