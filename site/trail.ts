import { MENU, ROUTES } from './routes.ts';

/** A step of a page's breadcrumb. */
export interface Crumb {
  label: string;
  /** Where it leads; the last step is the page itself. */
  href?: string;
}

/** The page that stands above one that is not right under Home (specification, section 2, 'Breadcrumb'). */
const ABOVE: readonly (readonly [path: RegExp, href: string])[] = [
  [/^\/(meet-team|referrals)$/, '/about'],
  [/^\/services\//, '/services'],
  [/^\/find\//, '/find'],
  [/^\/(blog\/|small-company-accountant$)/, '/blog'],
  [/^\/(message-sent|contact\/(check|about))$/, '/contact'],
];

/** Where every breadcrumb begins. */
export const HOME: Crumb = { label: 'Home', href: '/' };

/** The steps after Home to the page at a path, which calls itself by `label`. */
export function stepsTo(path: string, label: string): Crumb[] {
  const above = ABOVE.find(([paths]) => paths.test(path))?.[1];
  // What the menu calls it goes before what other links do.
  const named = [...MENU, ...ROUTES].find(({ href }) => href === above);
  return named?.label ? [{ label: named.label, href: named.href }, { label }] : [{ label }];
}
