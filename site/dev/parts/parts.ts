import type { Posts } from '../../../blog/posts.ts';
import { currentYear } from '../../../calendar/current-year.ts';
import { serviceArt } from '../../load/art.ts';
import { services } from '../../load/services.ts';
import { about } from '../../screens/about/load.ts';
import { blog } from '../../screens/blog/load.ts';
import { blogPost } from '../../screens/blog-post/load.ts';
import { contact } from '../../screens/contact/load.ts';
import { home } from '../../screens/home/load.ts';
import { servicesIndex } from '../../screens/services-index/load.ts';
import { shell } from '../../shell/load.ts';

/** The real words, figures and pictures that the specimens show. */
export async function getParts(store: Posts) {
  const [service] = services;
  if (!service) throw new Error('content/services/: expected at least one service');
  const { posts } = await store.list({ page: 1 });
  const [newest] = posts;
  const post = newest && (await store.bySlug(newest.slug));
  if (!post) throw new Error('content/posts holds no post to show');
  const { firm, mark, star, services: links, footer } = shell;
  return {
    shell: { firm, services: links, ...footer, year: currentYear() },
    home,
    about,
    contact,
    index: servicesIndex,
    payroll: { ...service, picture: serviceArt(service.slug, service.family).url },
    blog: { ...blog, ...blogPost, posts, post },
    art: { mark, banner: star },
  };
}

export type Parts = Awaited<ReturnType<typeof getParts>>;
