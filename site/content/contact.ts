import { brandMark, inkStar, pageArt, serviceArt } from './art.ts';
import { serviceFinder } from './service-links.ts';
import { getLocations } from './shell.ts';
import { getSingle } from './single.ts';
import { getFirm } from './words.ts';

/** The places besides the main office, with the pages of the services most asked for there. */
async function getOtherLocations() {
  const find = await serviceFinder('content/locations.yaml');
  const locations = await getLocations();
  return locations
    .filter(({ primary }) => !primary)
    .map(({ name, description, specialties }) => ({
      name,
      description,
      specialties: specialties.map(find),
    }));
}

/** Everything the contact page shows, and the two pages a message leads to. */
export async function getContact() {
  const contact = await getSingle('contact');
  return {
    ...contact,
    locations: { ...contact.locations, items: await getOtherLocations() },
    firm: await getFirm(),
    art: {
      star: pageArt('contact').url,
      banner: inkStar().url,
      seal: brandMark().url,
      phone: serviceArt('pro-advisor').url,
      email: serviceArt('tax-services').url,
      office: serviceArt('property-tax').url,
    },
  };
}

export type ContactContent = Awaited<ReturnType<typeof getContact>>;
