export interface NavLink {
  label: string;
  href: string;
}

/** The pages under 'About'. */
export const ABOUT_LINKS: readonly NavLink[] = [
  { label: 'About Us', href: '/about' },
  { label: 'Meet the Team', href: '/meet-team' },
  { label: 'Referrals', href: '/referrals' },
  { label: 'Privacy Policy', href: '/privacy-policy' },
];

/** The routes on which 'About' is marked; the other two pages of its menu leave it unmarked (specification, section 2). */
const ABOUT_ROUTES = ['/about', '/privacy-policy'];

export type NavItem = 'Home' | 'About' | 'Services' | 'Blog' | 'Contact';

/** The main menu's item to mark on the route `path`, if any (specification, section 2, 'Header'). */
export function activeItem(path: string): NavItem | undefined {
  if (ABOUT_ROUTES.includes(path)) return 'About';
  if (path.startsWith('/services')) return 'Services';
  if (path === '/') return 'Home';
  if (path === '/blog') return 'Blog';
  if (path === '/contact') return 'Contact';
  return undefined;
}
