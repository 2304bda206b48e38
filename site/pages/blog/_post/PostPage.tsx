import type { Post } from '../../../../blog/post.ts';
import type { Firm } from '../../../../content/schemas/firm.ts';
import { CtaBanner } from '../../../components/CtaBanner/CtaBanner.tsx';
import { PostGrid } from '../../../components/PostGrid/PostGrid.tsx';
import { Prose } from '../../../components/Prose/Prose.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import type { BlogPostWords } from '../../../content/blog.ts';
import { AuthorBox } from './AuthorBox.tsx';
import { PostHero } from './PostHero.tsx';
import styles from './PostPage.module.css';

interface Props {
  post: Post;
  related: readonly Post[];
  words: BlogPostWords;
  firm: Firm;
  /** The address of the rosette behind the banner. */
  banner: string;
}

/** One blog post: hero, excerpt, content, author, related posts. */
export function PostPage({ post, related, words, firm, banner }: Props) {
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
      <CtaBanner {...words.banner} firm={firm} art={banner} />
    </>
  );
}
