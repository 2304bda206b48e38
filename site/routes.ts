import type { Family } from '../content/schemas/family.ts';

/** The main menu's items, in order; 'About' and 'Services' open a list (specification, section 2). */
export const MENU = [
  { label: 'Home', href: '/' },
  { label: 'About', href: '/about' },
  { label: 'Services', href: '/services' },
  { label: 'Blog', href: '/blog' },
  { label: 'Contact', href: '/contact' },
] as const;

/** A main menu's item by its label. */
export type MenuItem = (typeof MENU)[number]['label'];

/** A link as menus and footer show it. */
export interface NavLink {
  label: string;
  href: string;
  /** What is on a service's rosette, and whose ink that is drawn in. */
  denomination?: string;
  family?: Family;
}

/** A page, or a family of pages with an address pattern. */
export interface Route {
  /** As visited; `[slug]` stands for any one step. */
  href: string;
  /** Its file in site/screens/, without `.astro`. */
  screen: string;
  /** What links to it say, where menus or footer have one. */
  label?: string;
  /** The menu item under which it is listed. */
  under?: MenuItem;
  /** The menu item that is marked while a visitor is there. */
  marks?: MenuItem;
  /** Listed among the footer's quick links. */
  quickLink?: true;
  /** Kept out of search engines and the sitemap. */
  hidden?: true;
  /** Only ever the answer to something: no page has a link to it. */
  answer?: true;
}

/** What stands where nothing else does; Astro has rules of its own for a page at /404. */
export const NOT_FOUND_PATH = '/not-found';

/** Every page of the site, in the order of menus and footer. */
// biome-ignore format: a line for each.
export const ROUTES: readonly Route[] = [
  { href: '/', screen: 'home/page', marks: 'Home' },
  { href: '/about', screen: 'about/page', label: 'About Us', under: 'About', marks: 'About', quickLink: true },
  { href: '/meet-team', screen: 'meet-team/page', label: 'Meet the Team', under: 'About', quickLink: true },
  { href: '/referrals', screen: 'referrals/page', label: 'Referrals', under: 'About', quickLink: true },
  { href: '/services', screen: 'services-index/page', label: 'All Services', under: 'Services', marks: 'Services' },
  { href: '/services/[slug]', screen: 'service/page' },
  { href: '/find', screen: 'find/page', label: 'Find Your Paper', under: 'Services' },
  { href: '/find/[code]', screen: 'notice/page' },
  { href: '/dates', screen: 'dates/page', label: 'Due Dates', under: 'Services' },
  { href: '/blog', screen: 'blog/page', marks: 'Blog' },
  { href: '/blog/[slug]', screen: 'blog-post/page' },
  { href: '/small-company-accountant', screen: 'small-company-accountant/page' },
  { href: '/contact', screen: 'contact/page', label: 'Contact', marks: 'Contact', quickLink: true },
  { href: '/contact/check', screen: 'contact/check', hidden: true, answer: true },
  { href: '/contact/about', screen: 'contact/about', hidden: true, answer: true },
  { href: '/message-sent', screen: 'contact/message-sent', hidden: true },
  { href: '/thank-you', screen: 'thank-you/page', hidden: true },
  { href: '/privacy-policy', screen: 'privacy-policy/page', label: 'Privacy Policy', under: 'About', marks: 'About', quickLink: true },
  { href: NOT_FOUND_PATH, screen: 'not-found/page', hidden: true },
];

/** The route whose address is exactly this path. */
export function routeAt(path: string): Route | undefined {
  return ROUTES.find(({ href }) => href === path);
}

/** Whether a route is one page with an address of its own, and no family of them. */
export function isOnePage({ href }: Route): boolean {
  return !href.includes('[');
}

/** Links to the routes that menus or footer list, in order. */
export function linksTo(isListed: (route: Route) => boolean): NavLink[] {
  return ROUTES.filter(isListed).flatMap(({ href, label }) => (label ? [{ label, href }] : []));
}

/** The menu item to mark on a path, if any (specification, section 2, 'Header'). */
export function markedItem(path: string): MenuItem | undefined {
  return routeAt(path)?.marks ?? (path.startsWith('/services') ? 'Services' : undefined);
}
