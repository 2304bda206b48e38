import type { WebSiteLeaf } from 'schema-dts';
import type { Firm } from '../../content/schemas/firm.ts';
import { idsOf } from './ids.ts';

/** The site as a whole. */
export function website({ name }: Pick<Firm, 'name'>, origin: string): WebSiteLeaf {
  const { website, firm } = idsOf(origin);
  return {
    '@type': 'WebSite',
    '@id': website,
    url: `${origin}/`,
    name,
    inLanguage: 'en-US',
    publisher: { '@id': firm },
  };
}
