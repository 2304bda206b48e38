import { SERVICES as NAMES, serviceHref } from './browser/routes/services.ts';

/** The service pages in the specification's order, as menus link to them. */
export const SERVICES = NAMES.map(([slug, label]) => ({ label, href: serviceHref(slug) }));

/** The pages under 'About'. */
export const ABOUT_PAGES = [
  { label: 'About Us', href: '/about' },
  { label: 'Meet the Team', href: '/meet-team' },
  { label: 'Referrals', href: '/referrals' },
  { label: 'Privacy Policy', href: '/privacy-policy' },
] as const;

/** A published article of content/posts. */
export const POST = '/blog/s-election-starts-with-a-paycheck';

/** An article of content/posts that is not published. */
export const DRAFT = '/blog/what-business-records-to-keep';

/** Every route of the specification's table, a post standing for all of them. */
export const ROUTES: readonly string[] = [
  '/',
  ...ABOUT_PAGES.map(({ href }) => href),
  '/contact',
  '/services',
  ...SERVICES.map(({ href }) => href),
  '/thank-you',
  '/small-company-accountant',
  '/blog',
  POST,
];

/** An address that leads nowhere. */
export const NOWHERE = '/no-such-page';
