import type { Location } from '../../content/schemas/location.ts';
import { addressInOneLine } from './contact-links.ts';

/** The address and hours that an office has of its own, a line each. */
export function ownLines({ address, hours }: Pick<Location, 'address' | 'hours'>): string[] {
  return [address && addressInOneLine(address), hours].filter((line) => line !== undefined);
}
