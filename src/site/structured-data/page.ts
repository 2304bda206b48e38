import type { BreadcrumbListLeaf } from 'schema-dts';
import { breadcrumbTo, type Crumb, HOME } from '../breadcrumb.ts';
import { firm } from '../load/firm.ts';
import { describedFirm, namedFirm } from './firm.ts';
import { idsOf, type Things } from './graph.ts';

/** The pages that describe the firm; the others refer to it. */
const DESCRIBE_FIRM = ['/', '/contact'];

/**
 * Structured data of every page: the firm, the site, and the page's breadcrumb.
 *
 * @param crumb the page's own entry in its breadcrumb, if it has one
 * @param closure the next or current office closure, if any
 */
export function onEveryPage(
  route: string,
  crumb: string | undefined,
  origin: string,
  closure: App.Locals['closure'],
): Things {
  const ids = idsOf(origin);
  return [
    DESCRIBE_FIRM.includes(route) ? describedFirm(origin, closure) : namedFirm(origin),
    {
      '@type': 'WebSite',
      '@id': ids.website,
      url: `${origin}/`,
      name: firm.name,
      inLanguage: 'en-US',
      publisher: { '@id': ids.firm },
    },
    ...(crumb === undefined ? [] : [breadcrumbList([HOME, ...breadcrumbTo(route, crumb)], origin)]),
  ];
}

function breadcrumbList(steps: readonly Crumb[], origin: string): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href !== undefined && { item: { '@id': origin + href } }),
    })),
  };
}
