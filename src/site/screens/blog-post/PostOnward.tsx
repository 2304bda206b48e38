import { PostGrid } from '../../components/PostGrid/PostGrid.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { Onward } from '../../load/posts.ts';
import type { BlogPostContent } from './load.ts';
import { Neighbours } from './Neighbours.tsx';

type Props = Onward & { words: BlogPostContent };

/** Links from a post: the posts before and after it, and related ones. */
export function PostOnward({ related, older, newer, words }: Props) {
  return (
    <>
      <Neighbours older={older} newer={newer} words={words.neighbours} />
      <Section of={related} heading={words.relatedHeading} ground="sheet">
        <PostGrid posts={related} />
      </Section>
    </>
  );
}
