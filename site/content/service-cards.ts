import type { ServiceCard } from '../components/ServiceGrid/ServiceGrid.tsx';
import { serviceArt } from './art.ts';
import { getPhoto, type Picture, rosettePicture } from './photo.ts';
import { getServices, type ServicePage } from './services.ts';

/** Pixels; a card is at most 600 CSS pixels wide, a hero's picture 700. */
const WIDTHS = [400, 700, 1400];

/** A service's photograph where it names one, else its rosette. */
export async function servicePicture({ slug, photo }: ServicePage): Promise<Picture> {
  if (photo) return getPhoto(photo, WIDTHS, `content/services/${slug}.yaml`);
  return rosettePicture(serviceArt(slug));
}

/** All services as their cards in the grids. */
export async function getServiceCards(): Promise<ServiceCard[]> {
  return Promise.all((await getServices()).map(asCard));
}

async function asCard(service: ServicePage): Promise<ServiceCard> {
  const { name, href, summary, icon, denomination } = service;
  return { name, href, summary, icon, denomination, picture: await servicePicture(service) };
}
