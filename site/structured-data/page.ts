import { firm } from '../load/firm.ts';
import { locations } from '../load/locations.ts';
import { spoken } from '../load/people.ts';
import { sharePictureOf } from '../load/share-pictures.ts';
import { HOME, stepsTo } from '../trail.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { describedFirm, namedFirm } from './firm.ts';
import type { Things } from './graph.ts';
import { website } from './website.ts';

/** The pages that describe the firm whole; the others name it. */
const DESCRIBES_FIRM = new Set(['/', '/contact']);

/**
 * What every page describes: the firm, the site, and where in it the page is.
 *
 * @param crumb what the page calls itself in its breadcrumb, where it has one
 */
export function onEveryPage(route: string, crumb: string | undefined, origin: string): Things {
  const image = sharePictureOf('/').url;
  return [
    DESCRIBES_FIRM.has(route)
      ? describedFirm({ firm, locations, spoken, image }, origin)
      : namedFirm(firm, origin),
    website(firm, origin),
    ...(crumb === undefined ? [] : [breadcrumbList([HOME, ...stepsTo(route, crumb)], origin)]),
  ];
}
