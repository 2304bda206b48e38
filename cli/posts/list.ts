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
      const wanted = (await posts.all())
        .filter((post) => category === undefined || post.category === category)
        .filter((post) => !drafts || !post.is_published);
      if (wanted.length === 0) return ['There are no posts.'];
      return wanted.map((post) => {
        const { published_at, slug, title } = post;
        return `${published_at}  ${stateOf(post).padEnd(STATE_WIDTH)}  ${slug}  ${title}`;
      });
    }),
);
