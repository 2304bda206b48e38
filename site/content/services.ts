import { getCollection } from 'astro:content';
import type { Service } from '../../content/schemas/service.ts';
import { type Figure, withFigures } from './figures.ts';
import { filled, getClaims } from './words.ts';

/** A service as menus and grids know it. */
export interface ServiceLink {
  slug: string;
  name: string;
  href: string;
}

/** A service with its address, its texts filled in and its figures looked up. */
export type ServicePage = ServiceLink &
  Omit<Service, 'benefits'> & {
    benefits: { heading: string; items: Figure<Service['benefits']['items'][number]>[] };
  };

/** All services in menu order. */
export async function getServices(): Promise<ServicePage[]> {
  const claims = await getClaims();
  const entries = await getCollection('services');
  const pages = entries.map(async ({ id, data }): Promise<ServicePage> => {
    const file = `content/services/${id}.yaml`;
    const service = await filled(data, file);
    return {
      ...service,
      slug: id,
      href: `/services/${id}`,
      benefits: {
        heading: service.benefits.heading,
        items: withFigures(service.benefits.items, claims, file),
      },
    };
  });
  return (await Promise.all(pages)).sort((a, b) => a.order - b.order);
}
