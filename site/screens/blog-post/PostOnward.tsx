import { PostGrid } from '../../components/PostGrid/PostGrid.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { Onward } from '../../load/posts.ts';
import type { BlogPostContent } from './load.ts';

type Props = Onward & { words: BlogPostContent };

/** What leads on from a post: related posts. */
export function PostOnward({ related, words }: Props) {
  if (related.length === 0) return null;
  return (
    <Section heading={words.relatedHeading} ground="sheet">
      <PostGrid posts={related} />
    </Section>
  );
}
