import type { Family } from '../content/schemas/family.ts';

/** The main menu's items, in order; 'about' and 'services' open a list (specification, section 2). */
export const MENU = [
  { key: 'home', href: '/' },
  { key: 'about', href: '/about' },
  { key: 'services', href: '/services' },
  { key: 'blog', href: '/blog' },
  { key: 'contact', href: '/contact' },
] as const;

/** An item of the main menu; content/pages/shell.yaml has its label. */
export type MenuItem = (typeof MENU)[number]['key'];

/** A link in menus and footer. */
export interface NavLink {
  label: string;
  href: string;
  /** The number on a service's engraving, and the family whose ink colors it. */
  denomination?: string;
  family?: Family;
}

/** A page, or a dynamic route for several pages. */
export interface Route {
  /** The path as visited; `[slug]` stands for any one path segment. */
  href: string;
  /** Its file in src/site/screens/, without `.astro`. */
  screen: string;
  /** The folder of content/ with a file for each of its pages, named by the path segment. */
  files?: string;
  /** The page above it in its breadcrumb, if not Home (specification, section 2, 'Breadcrumb'). */
  parent?: string;
  /** The menu item under which it is listed. */
  under?: MenuItem;
  /** The menu item that is marked as current on this page. */
  marks?: MenuItem;
  /** Listed among the footer's quick links. */
  quickLink?: true;
  /** Kept out of search engines and the sitemap. */
  hidden?: true;
  /** Shown only as the result of a form; not linked. */
  isFormResult?: true;
}

/** The 404 page; Astro treats a page at /404 specially. */
export const NOT_FOUND_PATH = '/not-found';

/** Every page of the site, in the order of menus and footer. */
// biome-ignore format: a line for each.
export const ROUTES: readonly Route[] = [
  { href: '/', screen: 'home/page', marks: 'home' },
  { href: '/about', screen: 'about/page', under: 'about', marks: 'about', quickLink: true },
  { href: '/meet-team', screen: 'meet-team/page', parent: '/about', under: 'about', quickLink: true },
  { href: '/referrals', screen: 'referrals/page', parent: '/about', under: 'about', quickLink: true },
  { href: '/services', screen: 'services-index/page', under: 'services', marks: 'services' },
  { href: '/services/[slug]', screen: 'service/page', files: 'services', parent: '/services' },
  { href: '/find', screen: 'find/page', under: 'services' },
  { href: '/find/[code]', screen: 'paper/page', parent: '/find' },
  { href: '/find/[code]/due', screen: 'paper/deadline', parent: '/find', hidden: true, isFormResult: true },
  { href: '/dates', screen: 'dates/page', under: 'services' },
  { href: '/dates/[audience]', screen: 'dates/page', parent: '/dates' },
  { href: '/blog', screen: 'blog/page', marks: 'blog' },
  { href: '/blog/[slug]', screen: 'blog-post/page', parent: '/blog' },
  { href: '/small-company-accountant', screen: 'small-company-accountant/page', parent: '/blog' },
  { href: '/contact', screen: 'contact/page', marks: 'contact', quickLink: true },
  { href: '/contact/check', screen: 'contact/check', parent: '/contact', hidden: true, isFormResult: true },
  { href: '/contact/about', screen: 'contact/about', parent: '/contact', hidden: true, isFormResult: true },
  { href: '/message-sent', screen: 'contact/message-sent', parent: '/contact', hidden: true },
  { href: '/thank-you', screen: 'thank-you/page', hidden: true },
  { href: '/privacy-policy', screen: 'privacy-policy/page', under: 'about', marks: 'about', quickLink: true },
  { href: NOT_FOUND_PATH, screen: 'not-found/page', hidden: true },
];

/** The route with exactly this path. */
export function routeAt(path: string): Route | undefined {
  return ROUTES.find(({ href }) => href === path);
}

/** Whether a route is one page, not a dynamic route. */
export function isStaticRoute({ href }: Route): boolean {
  return !href.includes('[');
}

/** The pattern of a route's paths. */
export function patternOf(href: string): RegExp {
  return new RegExp(`^${href.replace(/\[[^\]]+\]/, '[^/]+')}$`);
}

/** Whether menus or footer list a route. */
export function isListed({ under, quickLink }: Route): boolean {
  return under !== undefined || quickLink === true;
}

/** The route of a path, if any; '/services/[slug]' matches /services/payroll. */
export function routeOf(path: string): Route | undefined {
  return routeAt(path) ?? ROUTES.find(({ href }) => patternOf(href).test(path));
}

/** The menu item to mark on a path, if any (specification, section 2, 'Header'). */
export function markedItem(path: string): MenuItem | undefined {
  return routeAt(path)?.marks ?? (path.startsWith('/services') ? 'services' : undefined);
}
