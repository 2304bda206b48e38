import type { AccountingServiceLeaf } from 'schema-dts';
import type { Address } from '../../content/schemas/firm.ts';
import type { Location } from '../../content/schemas/location.ts';
import { firm } from '../load/firm.ts';
import { locations } from '../load/locations.ts';
import { logo } from '../load/logo.ts';
import { teamLanguages } from '../load/people.ts';
import { sharePictureOf } from '../load/share-pictures.ts';
import { idsOf } from './graph.ts';
import { openingHours } from './opening-hours.ts';

/** The firm by reference, for pages that do not describe it. */
export function namedFirm(origin: string): AccountingServiceLeaf {
  const { name } = firm;
  return { '@type': 'AccountingService', '@id': idsOf(origin).firm, name, url: `${origin}/` };
}

/** The firm, without a rating: search engines treat self-published ratings as spam. */
export function describedFirm(
  origin: string,
  closure: App.Locals['closure'],
): AccountingServiceLeaf {
  const { state } = firm.address;
  const office = locations.find(({ primary }) => primary);
  const departments = locations.filter(
    ({ primary, address, phone, hours }) => !primary && (address ?? phone ?? hours) !== undefined,
  );
  return {
    ...namedFirm(origin),
    description: firm.description,
    telephone: firm.phones.main,
    email: firm.email,
    logo: origin + logo,
    image: origin + sharePictureOf('/').url,
    address: postalAddress(firm.address),
    ...(office && { geo: coordinates(office) }),
    ...openWhen(firm.hours.weekdays),
    ...(closure && {
      specialOpeningHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        // Google reads midnight to midnight as closed.
        opens: '00:00',
        closes: '00:00',
        validFrom: closure.from,
        validThrough: closure.until,
      },
    }),
    // "Dallas/Irving" counts as two places.
    areaServed: locations.flatMap(({ name }) => name.split('/')).map((name) => `${name}, ${state}`),
    sameAs: firm.profiles.map(({ url }) => url),
    knowsLanguage: teamLanguages,
    ...(departments.length > 0 && {
      department: departments.map(department),
    }),
  };
}

/** An office with its own address, number or hours. */
function department(location: Location): AccountingServiceLeaf {
  const { name, address, phone, hours } = location;
  return {
    '@type': 'AccountingService',
    name: `${firm.name}, ${name}`,
    ...(address && { address: postalAddress(address) }),
    ...(phone !== undefined && { telephone: phone }),
    ...(hours !== undefined && openWhen(hours)),
    geo: coordinates(location),
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

/** The opening hours of an office; nothing if they are in another form. */
function openWhen(written: string) {
  const hours = openingHours(written);
  return hours.length > 0 && { openingHoursSpecification: hours };
}
