import source from '../../../content/families.yaml';
import { FAMILIES, familiesSchema } from '../../content/schemas/family.ts';
import { SERVICE_PHOTO_WIDTH } from '../../content/schemas/service.ts';
import { engravingOf } from './engraving-art.ts';
import { loadContent } from './load-content.ts';
import { engravingPicture, type Picture, photoPicture } from './photo.ts';
import { type Service, services } from './services.ts';

/** Pixel widths; a card is at most 600 CSS pixels wide, a hero's picture 700. */
const WIDTHS = [400, 700, SERVICE_PHOTO_WIDTH];

/** A service's photograph if it names one, else the engraving of its number. */
export function servicePicture({
  denomination,
  family,
  photo,
}: Pick<Service, 'denomination' | 'family' | 'photo'>): Picture {
  return photo ? photoPicture(photo, WIDTHS) : engravingPicture(engravingOf(denomination, family));
}

export const serviceCards = services.map((service) => {
  const { name, href, summary, icon, family } = service;
  return { name, href, summary, icon, family, picture: servicePicture(service) };
});

const names = loadContent(familiesSchema, source);

/** The families of services with their names, in the order of the legend. */
export const families = FAMILIES.map((family) => ({ family, name: names[family] }));
