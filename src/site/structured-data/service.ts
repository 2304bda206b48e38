import type { ServiceLeaf } from 'schema-dts';
import type { Service } from '../../content/schemas/service.ts';
import { idsOf } from './ids.ts';

/** A service of the firm, described on the page at `href`. */
export function describedService(
  { name, seo, href }: Pick<Service, 'name' | 'seo'> & { href: string },
  origin: string,
): ServiceLeaf {
  return {
    '@type': 'Service',
    '@id': `${origin}${href}#service`,
    name,
    // The page says it twice already, so that it costs next to no bytes.
    description: seo.description,
    provider: { '@id': idsOf(origin).firm },
  };
}
