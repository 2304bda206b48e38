import type { Address } from '../../../content/schemas/firm.ts';
import { addressInOneLine } from '../../components/contact-links.ts';

/** The embedded map of an address. */
export function mapEmbedHref(address: Address): string {
  return `https://maps.google.com/maps?${new URLSearchParams({ q: addressInOneLine(address), output: 'embed' })}`;
}

/** Directions to an address. */
export function directionsHref(address: Address): string {
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: addressInOneLine(address) })}`;
}
