import type { BreadcrumbListLeaf } from 'schema-dts';
import type { Crumb } from '../trail.ts';

/** The way from Home to a page, as its breadcrumb shows it. */
export function breadcrumbList(trail: readonly Crumb[], origin: string): BreadcrumbListLeaf {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href !== undefined && { item: { '@id': origin + href } }),
    })),
  };
}
