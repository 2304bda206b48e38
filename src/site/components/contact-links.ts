import type { Address } from '../../content/schemas/firm.ts';
import type { Location } from '../../content/schemas/location.ts';

/** The tel: URL of a US number in the form (713) 555-0142. */
export function telHref(phone: string): string {
  return `tel:+1${phone.replace(/\D/g, '')}`;
}

/** An address on one line. */
export function addressInOneLine({ street, city, state, zip }: Address): string {
  return `${street}, ${city}, ${state} ${zip}`;
}

/** An office's own address and hours, one line each, if it has any. */
export function ownLines({ address, hours }: Pick<Location, 'address' | 'hours'>): string[] {
  return [address && addressInOneLine(address), hours].filter((line) => line !== undefined);
}
