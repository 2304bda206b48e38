import { Contents } from '../../components/Contents/Contents.tsx';
import { PostGrid } from '../../components/PostGrid/PostGrid.tsx';
import { Signpost } from '../../components/Signpost/Signpost.tsx';
import { Spinner } from '../../components/Spinner/Spinner.tsx';
import { FEEDS } from '../../feeds/feeds.ts';
import { CategoryFilter } from '../../screens/blog/CategoryFilter.tsx';
import { PostBrowser } from '../../screens/blog/PostBrowser.tsx';
import { AuthorBox } from '../../screens/blog-post/AuthorBox.tsx';
import { Neighbours } from '../../screens/blog-post/Neighbours.tsx';
import { PostHero } from '../../screens/blog-post/PostHero.tsx';
import { LONG_WORD } from './extremes.ts';
import { Group } from './Group.tsx';
import type { Parts } from './parts.ts';
import { Specimen } from './Specimen.tsx';

/** The blog's parts. */
export function BlogParts({ blog }: Parts) {
  const { posts, post, filterLabel } = blog;
  const categories = [...new Set(posts.map(({ category }) => category))].sort();
  return (
    <Group heading="Blog" note="The list in its states, and the parts of a post.">
      <Specimen name="Filter" note="All posts, to begin with.">
        <CategoryFilter label={filterLabel} categories={categories} chosen={undefined} />
      </Specimen>
      <Specimen name="Filter, many categories" note="On a phone they are folded.">
        <CategoryFilter
          label={`${filterLabel}, many`}
          categories={[...Array.from({ length: 39 }, (_, place) => `Subject ${place}`), LONG_WORD]}
          chosen={LONG_WORD}
        />
      </Specimen>
      <Specimen
        name="List, one category chosen"
        note="The filter, what it leaves, and the way to newer and older posts."
      >
        <PostBrowser
          list={{ posts, hasOlder: true }}
          categories={categories}
          chosen={post.category}
          page={2}
          words={{ ...blog, filterLabel: `${filterLabel}, one chosen` }}
        />
      </Specimen>
      <Specimen name="List, loading" note="Turns until the posts have arrived.">
        <Spinner label="Loading articles" />
      </Specimen>
      <Specimen name="List, empty" note="No posts, or a store that cannot be read.">
        <PostBrowser
          list={{ posts: [], hasOlder: false }}
          categories={[]}
          chosen={undefined}
          page={1}
          words={{ ...blog, filterLabel: `${filterLabel}, none` }}
        />
      </Specimen>
      <Specimen name="List, behind the last page" note="An address that is too far back.">
        <PostBrowser
          list={{ posts: [], hasOlder: false }}
          categories={[]}
          chosen={undefined}
          page={9}
          words={{ ...blog, filterLabel: `${filterLabel}, too far back` }}
        />
      </Specimen>
      <Specimen name="Signposts" note="Under a list: the way on to what is not in it.">
        <Signpost text={blog.feeds.lead} links={FEEDS} />
        <Signpost text={LONG_WORD} links={[{ label: LONG_WORD, href: '/services' }]} />
      </Specimen>
      <Specimen
        name="Post cards"
        note="The whole card is its link; drawn picture or the post's own."
      >
        <PostGrid posts={posts.slice(0, 3)} />
      </Specimen>
      <Specimen name="Post card, long words" note="They break inside the card.">
        <PostGrid
          posts={[{ ...post, title: `On ${LONG_WORD}`, excerpt: LONG_WORD, category: LONG_WORD }]}
        />
      </Specimen>
      <Specimen name="Post hero" note="The head of a post, over its picture." bleed>
        <PostHero post={post} readingTime={`4 ${blog.readingTime}`} />
      </Specimen>
      <Specimen
        name="Contents"
        note="Of a long post or article: beside the text, or folded above it."
      >
        <Contents
          label={blog.contentsLabel}
          sections={['A heading', LONG_WORD].map((short, place) => ({
            id: `part-${place}`,
            short,
          }))}
        />
      </Specimen>
      <Specimen name="Author" note="After the content of a post.">
        <AuthorBox name={post.author_name} title={post.author_title} />
      </Specimen>
      <Specimen name="Neighbours" note="The posts before and after one." bleed>
        <Neighbours older={post} newer={{ ...post, title: LONG_WORD }} words={blog.neighbours} />
      </Specimen>
    </Group>
  );
}
