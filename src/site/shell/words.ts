import source from '../../../content/pages/shell.yaml';
import { loadContent } from '../load/load-content.ts';
import { isListed, type NavLink, ROUTES, type Route } from '../routes.ts';
import { shellWordsSchema } from './schema.ts';

/** The texts around every page. */
export const shellWords = loadContent(shellWordsSchema, source);

/** Links to some of the routes in menus or footer, in order. */
export function linksTo(isMeant: (route: Route) => boolean): NavLink[] {
  return ROUTES.filter((route) => isListed(route) && isMeant(route)).map(({ href }) => ({
    href,
    label: shellWords.links[href] ?? '',
  }));
}

// British, since the site's texts have no comma before 'and'.
const list = new Intl.ListFormat('en-GB');

/** The band’s text, by the reasons for the draft. */
export function draftLine(draft: readonly string[]): string {
  const { samples, other, kinds } = shellWords.draft;
  const named = Object.entries(kinds).flatMap(([kind, name]) =>
    draft.includes(kind) ? [name] : [],
  );
  return named.length > 0 ? samples.replace('<kinds>', list.format(named)) : other;
}
