import { basename } from 'node:path';
import { serviceSchema } from '../../content/schemas/service.ts';
import type { NavLink } from '../routes.ts';
import { withClaim } from './claims.ts';
import { loadContent } from './load-content.ts';
import { people } from './people.ts';

const sources = import.meta.glob<unknown>('/content/services/*.yaml', {
  eager: true,
  import: 'default',
});

/** All services in menu order, each with its address, its leader's name and its figures. */
export const services = Object.entries(sources)
  .map(([file, source]) => {
    const slug = basename(file, '.yaml');
    const { benefits, who, role, ...words } = loadContent(serviceSchema, source);
    return {
      ...words,
      slug,
      href: `/services/${slug}`,
      who: { ...personLink(who), role },
      benefits: { ...benefits, items: benefits.items.map(withClaim) },
    };
  })
  .sort((a, b) => a.order - b.order);

function personLink(file: string): { name: string; href: string } {
  const found = people.find((each) => each.file === file);
  if (!found) throw new Error(`content/people/: expected ${file}.yaml`);
  return { name: found.name, href: `/meet-team#${file}` };
}

/** The number of services: the figure of the page that lists them. */
export const serviceCount = String(services.length);

/** A service as its page shows it. */
export type Service = (typeof services)[number];

/** The services as menus and footer show them. */
export const servicesInMenu: readonly NavLink[] = services.map(
  ({ name, href, denomination, family }) => ({ label: name, href, denomination, family }),
);

export type ServiceLink = Pick<Service, 'name' | 'href' | 'denomination' | 'family'>;

/** The link to the service with a slug. */
export function serviceLink(slug: string): ServiceLink {
  const found = services.find((each) => each.slug === slug);
  if (!found) throw new Error(`content/services/: expected ${slug}.yaml`);
  const { name, href, denomination, family } = found;
  return { name, href, denomination, family };
}

/** Replaces `service` by its link; the item's own fields win. */
export function withService<Item extends { service: string }>({
  service: slug,
  ...item
}: Item): Omit<Item, 'service'> & ServiceLink {
  return { ...serviceLink(slug), ...item };
}
