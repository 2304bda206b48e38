import { MENU, routeOf } from './routes.ts';
import { shellWords } from './shell/words.ts';

/** A step of a page's breadcrumb. */
export interface Crumb {
  label: string;
  /** The address; the last step, the page itself, has none. */
  href?: string;
}

/** The first step of every breadcrumb. */
export const HOME: Crumb = { label: shellWords.menu.home, href: '/' };

/**
 * The breadcrumb after Home for the page at a path, whose own entry is `label`.
 *
 * @throws Error if the page above it has no label in content/pages/shell.yaml
 */
export function breadcrumbTo(path: string, label: string): Crumb[] {
  const href = routeOf(path)?.parent;
  if (href === undefined) return [{ label }];
  // The menu's label has priority over that of other links.
  const item = MENU.find((each) => each.href === href);
  const above = item ? shellWords.menu[item.key] : shellWords.links[href];
  if (above === undefined)
    throw new Error(`src/site/routes.ts: ${href}, above ${path}, has no label`);
  return [{ label: above, href }, { label }];
}
