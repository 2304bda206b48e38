import source from '../../../content/pages/shell.yaml';
import { filledIn } from '../load/fill-in.ts';
import { isListed, type NavLink, ROUTES, type Route } from '../routes.ts';
import { shellWords as schema } from './schema.ts';

/** The words around every page. */
export const shellWords = filledIn(schema, source);

/** Links to some of the routes that menus or footer list, in order. */
export function linksTo(isMeant: (route: Route) => boolean): NavLink[] {
  return ROUTES.filter((route) => isListed(route) && isMeant(route)).map(({ href }) => ({
    href,
    label: shellWords.links[href] ?? '',
  }));
}
