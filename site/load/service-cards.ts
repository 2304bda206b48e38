import { SERVICE_PHOTO_WIDTH } from '../../content/schemas/service.ts';
import type { ServiceCard } from '../components/ServiceGrid/ServiceGrid.tsx';
import { serviceArt } from './art.ts';
import { type Picture, photoPicture, rosettePicture } from './photo.ts';
import { type Service, services } from './services.ts';

/** Pixels; a card is at most 600 CSS pixels wide, a hero's picture 700. */
const WIDTHS = [400, 700, SERVICE_PHOTO_WIDTH];

/** A service's photograph where it names one, else its rosette. */
export function servicePicture({
  slug,
  family,
  photo,
}: Pick<Service, 'slug' | 'family' | 'photo'>): Picture {
  return photo ? photoPicture(photo, WIDTHS) : rosettePicture(serviceArt(slug, family));
}

/** All services as their cards in the grids. */
export const serviceCards: readonly ServiceCard[] = services.map((service) => {
  const { name, href, summary, icon, denomination, family } = service;
  return { name, href, summary, icon, denomination, family, picture: servicePicture(service) };
});
