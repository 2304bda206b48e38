import { longUsDate } from '../../../base/calendar/us-date.ts';
import type { Post } from '../../../blog/post.ts';
import { breadcrumbTo } from '../../breadcrumb.ts';
import { Contents } from '../../components/Contents/Contents.tsx';
import { withWholeDates } from '../../components/Copy/copy-parts.ts';
import { PageHero } from '../../components/PageHero/PageHero.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { postFamily, postFigureLine, postPicture } from '../../load/post-art.ts';
import type { Reading } from '../../load/reading.ts';
import { reviewOf } from '../../load/reviews.ts';
import { shellWords } from '../../shell/words.ts';
import article from '../../styles/article.module.css';
import { blogPost } from './load.ts';
import styles from './PostPage.module.css';

interface Props {
  post: Post;
  reading: Reading;
}

/** One blog post: hero, excerpt, table of contents if it is long, content, author. */
export function PostPage({ post, reading: { html, sections, minutes } }: Props) {
  return (
    <article className={styles.post} data-family={postFamily(post)}>
      <PostHero post={post} readingTime={`${minutes} ${blogPost.readingTime}`} />
      <div className={`page ${article.article} ${styles.page}`}>
        <Contents
          label={blogPost.contentsLabel}
          sections={sections.map(({ id, text }) => ({ id, short: text }))}
        />
        <div className={styles.text}>
          {post.excerpt && (
            <blockquote className={styles.excerpt}>
              <p>{post.excerpt}</p>
            </blockquote>
          )}
          <Prose html={html} />
          <p className={styles.notice}>{blogPost.notice}</p>
          <AuthorBox {...post} />
          <a className={`link ${styles.back}`} href="/blog">
            {blogPost.backLink}
          </a>
        </div>
      </div>
    </article>
  );
}

/** The head of a post: its category, title and author beside its engraving, or over its photograph. */
function PostHero({ post, readingTime }: { post: Post; readingTime: string }) {
  return (
    <PageHero
      breadcrumb={breadcrumbTo(`/blog/${post.slug}`, post.title)}
      above={<p className={`label ${styles.category}`}>{post.category}</p>}
      title={withWholeDates(post.title)}
      says={postFigureLine(post)}
      size="small"
      art={postPicture(post)}
    >
      <p className={`wrap ${styles.byline}`}>
        <span>
          {`${shellWords.labels.by} ${post.author_name}, `}
          <time dateTime={post.published_at}>{longUsDate(post.published_at)}</time>
        </span>{' '}
        <span>{readingTime}</span>
      </p>
    </PageHero>
  );
}

/** The post's author (initial, name and title), and the CPA who reviewed it. */
function AuthorBox({ slug, author_name: name, author_title: title }: Post) {
  const review = reviewOf(slug);
  return (
    <aside className={styles.author} aria-label={shellWords.labels.author}>
      <span className={styles.letter} aria-hidden="true">
        {[...name][0]}
      </span>
      <p>
        <strong>{name}</strong>
        {title}
        {review && (
          <span className={styles.review}>
            {`${blogPost.reviewed} ${review.name}, ${review.title}, `}
            <time dateTime={review.on}>{longUsDate(review.on)}</time>
          </span>
        )}
      </p>
    </aside>
  );
}
