import { FIND_PATH } from '../notices/addresses.ts';
import { MENU, type MenuItem, routeAt } from './routes.ts';

/** A step of a page's breadcrumb. */
export interface Crumb {
  label: string;
  /** Where it leads; the last step is the page itself. */
  href?: string;
}

/** What stands above a page that is not right under Home (specification, section 2, 'Breadcrumb'). */
const ABOVE: readonly (readonly [path: RegExp, item: MenuItem])[] = [
  [/^\/(meet-team|referrals)$/, 'About'],
  [/^\/services\//, 'Services'],
  [/^\/(blog\/|small-company-accountant$)/, 'Blog'],
  [/^\/(message-sent|contact\/(check|about))$/, 'Contact'],
];

/** Where every breadcrumb begins. */
export const HOME: Crumb = { label: 'Home', href: '/' };

/** The steps after Home to the page at a path, which calls itself by `label`. */
export function stepsTo(path: string, label: string): Crumb[] {
  if (path.startsWith(`${FIND_PATH}/`))
    return [{ label: routeAt(FIND_PATH)?.label ?? '', href: FIND_PATH }, { label }];
  const above = ABOVE.find(([paths]) => paths.test(path))?.[1];
  return [...MENU.filter((item) => item.label === above), { label }];
}
