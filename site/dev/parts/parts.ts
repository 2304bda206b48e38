import type { Posts } from '../../../blog/posts.ts';
import { currentYear } from '../../../calendar/current-year.ts';
import { getAbout } from '../../content/about.ts';
import { brandMark, inkStar, serviceArt } from '../../content/art.ts';
import { getBlog, getBlogPost } from '../../content/blog.ts';
import { getContact } from '../../content/contact.ts';
import { getHome } from '../../content/home.ts';
import { allPosts } from '../../content/posts.ts';
import { serviceFinder } from '../../content/service-links.ts';
import { getServicesIndex } from '../../content/services-index.ts';
import { getShell } from '../../content/shell.ts';

/** The real words, figures and pictures that the specimens show. */
export async function getParts(store: Posts) {
  const find = await serviceFinder('site/dev/parts/parts.ts');
  const payroll = find('payroll');
  return {
    shell: { ...(await getShell()), year: currentYear() },
    home: await getHome(),
    about: await getAbout(),
    contact: await getContact(),
    index: await getServicesIndex(),
    payroll: { ...payroll, picture: serviceArt(payroll.slug).url },
    blog: { ...(await getBlog()), ...(await getBlogPost()), posts: await allPosts(store) },
    art: { mark: brandMark().url, banner: inkStar().url },
  };
}

export type Parts = Awaited<ReturnType<typeof getParts>>;
