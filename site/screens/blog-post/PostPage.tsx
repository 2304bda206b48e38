import type { Post, PostCard } from '../../../blog/post.ts';
import { PostGrid } from '../../components/PostGrid/PostGrid.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { AuthorBox } from './AuthorBox.tsx';
import type { BlogPostContent } from './load.ts';
import { PostHero } from './PostHero.tsx';
import styles from './PostPage.module.css';

interface Props {
  post: Post;
  related: readonly PostCard[];
  words: BlogPostContent;
}

/** One blog post: hero, excerpt, content, author, related posts. */
export function PostPage({ post, related, words }: Props) {
  return (
    <>
      <article>
        <PostHero post={post} />
        <div className={styles.page}>
          <blockquote className={styles.excerpt}>
            <p>{post.excerpt}</p>
          </blockquote>
          <Prose html={post.content} />
          <AuthorBox name={post.author_name} title={post.author_title} />
          <a className={styles.back} href="/blog">
            {words.backLink}
          </a>
        </div>
      </article>
      {related.length > 0 && (
        <Section heading={words.relatedHeading} ground="sheet">
          <PostGrid posts={related} />
        </Section>
      )}
    </>
  );
}
