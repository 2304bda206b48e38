import type { Firm } from '../../../content/schemas/firm.ts';

/** The address on one line, as maps are asked for it. */
function query({ street, city, state, zip }: Firm['address']): string {
  return `${street}, ${city}, ${state} ${zip}`;
}

/** The embedded map of an address. */
export function mapEmbedHref(address: Firm['address']): string {
  return `https://maps.google.com/maps?${new URLSearchParams({ q: query(address), output: 'embed' })}`;
}

/** Directions to an address. */
export function directionsHref(address: Firm['address']): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: query(address) })}`;
}
