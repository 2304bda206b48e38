import type { ServiceLeaf } from 'schema-dts';
import type { Service } from '../../content/schemas/service.ts';
import { idsOf } from './ids.ts';

/** A service of the firm, described on the page at `href`. */
export function describedService(
  { name, summary, href }: Pick<Service, 'name' | 'summary'> & { href: string },
  origin: string,
): ServiceLeaf {
  const url = origin + href;
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    name,
    description: summary,
    url,
    provider: { '@id': idsOf(origin).firm },
  };
}
