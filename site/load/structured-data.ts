import type { Firm } from '../../content/schemas/firm.ts';
import type { Location } from '../../content/schemas/location.ts';

/**
 * The firm as search engines read it: JSON-LD of schema.org's AccountingService,
 * safe to stand in a script element.
 *
 * @param origin the site's public address
 */
export function accountingService(
  firm: Firm,
  locations: readonly Location[],
  origin: string,
): string {
  const { street, city, state, zip } = firm.address;
  const service = {
    '@context': 'https://schema.org',
    '@type': 'AccountingService',
    name: firm.name,
    url: origin,
    telephone: firm.phones.main,
    email: firm.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: 'US',
    },
    areaServed: locations.map(({ name }) => `${name}, ${state}`),
  };
  return JSON.stringify(service).replaceAll('<', '\\u003c');
}
