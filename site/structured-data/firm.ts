import type { AccountingServiceLeaf } from 'schema-dts';
import type { Firm } from '../../content/schemas/firm.ts';
import type { Location } from '../../content/schemas/location.ts';
import { idsOf } from './ids.ts';
import { languages } from './languages.ts';
import { openingHours } from './opening-hours.ts';

interface FirmParts {
  firm: Firm;
  locations: readonly Location[];
  /** What its people speak. */
  spoken: readonly string[];
  /** The address of a picture of it, from the site's root. */
  image: string;
  /** The address of its logo, likewise. */
  logo: string;
}

/** The firm, as pages name it that do not describe it. */
export function namedFirm({ name }: Pick<Firm, 'name'>, origin: string): AccountingServiceLeaf {
  return { '@type': 'AccountingService', '@id': idsOf(origin).firm, name, url: `${origin}/` };
}

/** The firm whole. It gives no rating of itself: search engines take those for spam. */
export function describedFirm(
  { firm, locations, spoken, image, logo }: FirmParts,
  origin: string,
): AccountingServiceLeaf {
  const { street, city, state, zip } = firm.address;
  const office = locations.find(({ primary }) => primary);
  return {
    ...namedFirm(firm, origin),
    description: firm.description,
    telephone: firm.phones.main,
    email: firm.email,
    logo: origin + logo,
    image: origin + image,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: 'US',
    },
    ...(office && {
      geo: {
        '@type': 'GeoCoordinates',
        latitude: office.latitude,
        longitude: office.longitude,
      },
    }),
    openingHoursSpecification: openingHours(firm.hours.weekdays),
    // Of "Dallas/Irving" each is a place of its own.
    areaServed: locations.flatMap(({ name }) => name.split('/')).map((name) => `${name}, ${state}`),
    knowsLanguage: languages(spoken),
    sameAs: firm.profiles.map(({ url }) => url),
  };
}
