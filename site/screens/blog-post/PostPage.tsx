import type { Post } from '../../../blog/post.ts';
import { Prose } from '../../components/Prose/Prose.tsx';
import { AuthorBox } from './AuthorBox.tsx';
import type { BlogPostContent } from './load.ts';
import { PostHero } from './PostHero.tsx';
import styles from './PostPage.module.css';

interface Props {
  post: Post;
  words: BlogPostContent;
}

/** One blog post: hero, excerpt, content, author. */
export function PostPage({ post, words }: Props) {
  return (
    <article>
      <PostHero post={post} />
      <div className={styles.page}>
        {post.excerpt && (
          <blockquote className={styles.excerpt}>
            <p>{post.excerpt}</p>
          </blockquote>
        )}
        <Prose html={post.content} />
        <AuthorBox name={post.author_name} title={post.author_title} />
        <a className={styles.back} href="/blog">
          {words.backLink}
        </a>
      </div>
    </article>
  );
}
