import type { Post } from '../../../blog/post.ts';
import { Contents } from '../../components/Contents/Contents.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { postFamily } from '../../load/post-art.ts';
import type { Reading } from '../../load/reading.ts';
import { reviewOf } from '../../load/reviews.ts';
import { AuthorBox } from './AuthorBox.tsx';
import type { BlogPostContent } from './load.ts';
import { PostHero } from './PostHero.tsx';
import styles from './PostPage.module.css';

interface Props {
  post: Post;
  reading: Reading;
  words: BlogPostContent;
}

/** One blog post: hero, excerpt, contents where it is long, content, author. */
export function PostPage({ post, reading: { html, sections, minutes }, words }: Props) {
  return (
    <article className={styles.post} data-family={postFamily(post)}>
      <PostHero post={post} readingTime={`${minutes} ${words.readingTime}`} />
      <div className={`page ${styles.page}`} data-long={sections.length > 0 || undefined}>
        <Contents
          label={words.contentsLabel}
          sections={sections.map(({ id, text }) => ({ id, short: text }))}
        />
        <div className={styles.text}>
          {post.excerpt && (
            <blockquote className={styles.excerpt}>
              <p>{post.excerpt}</p>
            </blockquote>
          )}
          <Prose html={html} />
          <p className={styles.notice}>{words.notice}</p>
          <AuthorBox
            name={post.author_name}
            title={post.author_title}
            review={reviewOf(post.slug)}
            reviewed={words.reviewed}
          />
          <a className={`link ${styles.back}`} href="/blog">
            {words.backLink}
          </a>
        </div>
      </div>
    </article>
  );
}
