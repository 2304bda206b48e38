import type { AccountingServiceLeaf } from 'schema-dts';
import type { Address, Firm } from '../../content/schemas/firm.ts';
import { isOfficeOfItsOwn, type Location } from '../../content/schemas/location.ts';
import { idsOf } from './graph.ts';
import { openingHours } from './opening-hours.ts';

interface FirmParts {
  firm: Firm;
  locations: readonly Location[];
  /** Its people's languages. */
  spoken: readonly string[];
  /** The address of a picture of it, from the site's root. */
  image: string;
  /** The days on which it is closed, where they are near. */
  closure: { from: string; until: string } | undefined;
  /** The address of its logo, likewise. */
  logo: string;
}

/** The firm, as pages name it that do not describe it. */
export function namedFirm({ name }: Pick<Firm, 'name'>, origin: string): AccountingServiceLeaf {
  return { '@type': 'AccountingService', '@id': idsOf(origin).firm, name, url: `${origin}/` };
}

/** The firm. It gives no rating of itself: search engines take those for spam. */
export function describedFirm(
  { firm, locations, spoken, image, logo, closure }: FirmParts,
  origin: string,
): AccountingServiceLeaf {
  const { state } = firm.address;
  const office = locations.find(({ primary }) => primary);
  const departments = locations.filter(isOfficeOfItsOwn);
  return {
    ...namedFirm(firm, origin),
    description: firm.description,
    telephone: firm.phones.main,
    email: firm.email,
    logo: origin + logo,
    image: origin + image,
    address: postalAddress(firm.address),
    ...(office && { geo: coordinates(office) }),
    ...openWhen(firm.hours.weekdays),
    ...(closure && {
      specialOpeningHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        // From midnight to midnight: closed, as Google reads it.
        ...{ opens: '00:00', closes: '00:00' },
        validFrom: closure.from,
        validThrough: closure.until,
      },
    }),
    // Of "Dallas/Irving" each is a place of its own.
    areaServed: locations.flatMap(({ name }) => name.split('/')).map((name) => `${name}, ${state}`),
    sameAs: firm.profiles.map(({ url }) => url),
    knowsLanguage: spoken,
    ...(departments.length > 0 && {
      department: departments.map((place) => department(place, firm)),
    }),
  };
}

/** An office with an address, a number or hours of its own. */
function department(place: Location, firm: Firm): AccountingServiceLeaf {
  const { name, address, phone, hours } = place;
  return {
    '@type': 'AccountingService',
    name: `${firm.name}, ${name}`,
    ...(address && { address: postalAddress(address) }),
    ...(phone !== undefined && { telephone: phone }),
    ...(hours !== undefined && openWhen(hours)),
    geo: coordinates(place),
  };
}

function postalAddress({ street, city, state, zip }: Address) {
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: city,
    addressRegion: state,
    postalCode: zip,
    addressCountry: 'US',
  } as const;
}

function coordinates({ latitude, longitude }: Location) {
  return { '@type': 'GeoCoordinates', latitude, longitude } as const;
}

/** When an office is open; nothing where its hours are words. */
function openWhen(written: string) {
  const hours = openingHours(written);
  return hours.length > 0 && { openingHoursSpecification: hours };
}
