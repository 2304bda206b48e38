import { getCollection } from 'astro:content';
import type { Firm } from '../../content/schemas/firm.ts';
import type { Location } from '../../content/schemas/location.ts';
import { ContentError } from './fill-in.ts';
import { kept } from './kept.ts';
import { getServices, type ServicePage } from './services.ts';
import { getClaims, getFirm } from './words.ts';

/** What the shell around every page shows. */
export interface Shell {
  firm: Firm;
  services: { label: string; href: string }[];
  locations: Location[];
  /** The registered figures of the footer's tiles. */
  stats: { value: string; label: string }[];
  years: string;
  since: string;
}

const TILES = ['years-experience', 'clients-served', 'texas-locations', 'service-rating'];

/** The firm's Texas locations, main office first. */
export async function getLocations(): Promise<Location[]> {
  return (await getCollection('locations')).map(({ data }) => data);
}

/**
 * The claim with this id.
 *
 * @throws ContentError when it is not in the register
 */
async function claim(id: string) {
  const found = (await getClaims()).get(id);
  if (!found) throw new ContentError(`content/claims.yaml: the claim "${id}" is missing`);
  return found;
}

/** The contents of header and footer. */
export const getShell = kept(
  async (): Promise<Shell> => ({
    firm: await getFirm(),
    services: (await getServices()).map(asLink),
    locations: await getLocations(),
    stats: await Promise.all(TILES.map(claim)),
    years: (await claim('years-experience')).value,
    since: (await claim('since')).value,
  }),
);

function asLink({ name, href }: ServicePage) {
  return { label: name, href };
}
