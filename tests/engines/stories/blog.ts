import { POSTS } from '../../routes.ts';
import type { Visitor } from '../visitor.ts';
import { appears, becomes, LARGE, type Story } from './story.ts';

const CATEGORIES = [...new Set(POSTS.map(({ category }) => category))];

const titlesIn = (category?: string) =>
  POSTS.filter((post) => !category || post.category === category).map(({ title }) => title);

async function titlesSeen(visitor: Visitor): Promise<string[]> {
  const headings = await visitor.headings();
  return titlesIn().filter((title) => headings.includes(title));
}

export const BLOG_STORIES: readonly Story[] = [
  {
    name: 'the streamed blog list ends with every post and no spinner',
    async tell(visitor) {
      await visitor.open('/blog', LARGE);
      await becomes(() => titlesSeen(visitor), titlesIn());
      const spinner = { text: 'Loading articles' };
      await becomes(() => visitor.has(spinner), true);
      await becomes(() => visitor.sees(spinner), false);
    },
  },
  {
    name: 'a category leaves the posts of that category, All brings them back',
    async tell(visitor) {
      await visitor.open('/blog', LARGE);
      for (const category of CATEGORIES.slice(0, 2)) {
        await visitor.click({ role: 'link', name: category });
        await becomes(() => titlesSeen(visitor), titlesIn(category));
      }
      await visitor.click({ role: 'link', name: 'All' });
      await becomes(() => titlesSeen(visitor), titlesIn());
      await appears(visitor, { role: 'link', name: 'All' });
    },
  },
];
