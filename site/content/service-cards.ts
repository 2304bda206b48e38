import type { ServiceCard } from '../components/ServiceGrid/ServiceGrid.tsx';
import { serviceArt } from './art.ts';
import type { ServicePage } from './services.ts';

/** A service as its card in the grids. */
export function asCard(service: ServicePage): ServiceCard {
  const { name, href, summary, icon, denomination, slug } = service;
  return { name, href, summary, icon, denomination, art: serviceArt(slug).url };
}
