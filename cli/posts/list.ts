import { command } from '../command.ts';
import { inBlog } from './in-blog.ts';
import { stateOf } from './state.ts';

const STATE_WIDTH = 'published'.length;

/** Lists posts, the newest first. */
export const list = command(
  'every post, drafts and those still to come included',
  {
    drafts: { type: 'boolean', help: 'drafts alone' },
    category: { type: 'string', value: 'NAME', help: 'those of this category' },
  },
  ({ drafts = false, category }) =>
    inBlog(async (posts) => {
      const all = await posts.all();
      const named = category?.toLowerCase();
      const ofCategory = all.filter(
        (post) => named === undefined || post.category.toLowerCase() === named,
      );
      if (all.length > 0 && ofCategory.length === 0) {
        const known = [...new Set(all.map((post) => post.category))].sort().join(', ');
        return [`No post has the category "${category}"; there are ${known}.`];
      }
      const wanted = ofCategory.filter((post) => !drafts || !post.is_published);
      if (wanted.length === 0) return [`There are no ${drafts ? 'drafts' : 'posts'}.`];
      return wanted.map((post) => {
        const { published_at, slug, title } = post;
        return `${published_at}  ${stateOf(post).padEnd(STATE_WIDTH)}  ${slug}  ${title}`;
      });
    }),
);
