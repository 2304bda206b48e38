import { ContentError } from './fill-in.ts';
import { getServices, type ServicePage } from './services.ts';

/**
 * A function that finds a service by its slug.
 *
 * @param file the content file that names the service, for the message
 * @throws ContentError (the function does) when no service has that slug
 */
export async function serviceFinder(file: string): Promise<(slug: string) => ServicePage> {
  const services = new Map((await getServices()).map((service) => [service.slug, service]));
  return (slug) => {
    const service = services.get(slug);
    if (service) return service;
    throw new ContentError(
      `${file}: the service "${slug}" is not known; expected the name of a file in content/services/, without .yaml`,
    );
  };
}
