import { ARTICLES, SERVICES as CONTENT } from './content.ts';

/** The service pages as menus link to them. */
export const SERVICES = CONTENT.map(({ name, href }) => ({ label: name, href }));

/** The first and the last of them. */
const [first = { label: '', href: '' }] = SERVICES;
export const FIRST_SERVICE = first;
export const LAST_SERVICE = SERVICES.at(-1) ?? first;

/** The pages under 'About'. */
export const ABOUT_PAGES = [
  { label: 'About Us', href: '/about' },
  { label: 'Meet the Team', href: '/meet-team' },
  { label: 'Referrals', href: '/referrals' },
  { label: 'Privacy Policy', href: '/privacy-policy' },
];

/** The articles that are published, newest first. */
export const POSTS = ARTICLES.filter(({ is_published }) => is_published);

/** The newest of them. */
export const POST = `/blog/${POSTS[0]?.slug}`;

/** The category with the most posts, and their titles, newest first. */
export const [CATEGORY = { name: '', titles: [] }] = Object.entries(
  Object.groupBy(POSTS, ({ category }) => category),
)
  .map(([name, posts = []]) => ({ name, titles: posts.map(({ title }) => title) }))
  .toSorted((a, b) => b.titles.length - a.titles.length);

/** One page of each layout. */
export const LAYOUTS: readonly string[] = [
  '/',
  ...ABOUT_PAGES.map(({ href }) => href),
  '/contact',
  '/services',
  first.href,
  '/thank-you',
  '/small-company-accountant',
  '/blog',
  POST,
];

/** Every page with an address of its own; one post stands for all of them. */
export const ROUTES: readonly string[] = [
  ...LAYOUTS,
  ...SERVICES.map(({ href }) => href).filter((href) => href !== first.href),
];

/** An address that leads nowhere. */
export const NOWHERE = '/no-such-page';
