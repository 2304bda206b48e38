import type { Address } from '../../content/schemas/firm.ts';
import type { Location } from '../../content/schemas/location.ts';

/** The tel: address of a US number written like (713) 555-0142. */
export function telHref(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, '')}`;
}

/** An address on one line. */
export function addressInOneLine({ street, city, state, zip }: Address): string {
  return `${street}, ${city}, ${state} ${zip}`;
}

/** The address and hours that an office has of its own, a line each. */
export function ownLines({ address, hours }: Pick<Location, 'address' | 'hours'>): string[] {
  return [address && addressInOneLine(address), hours].filter((line) => line !== undefined);
}
