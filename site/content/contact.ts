import { brandMark, inkStar, pageArt, serviceArt } from './art.ts';
import { getLocations } from './shell.ts';
import { getSingle } from './single.ts';
import { getFirm } from './words.ts';

/** Everything the contact page shows, and the two pages a message leads to. */
export async function getContact() {
  const contact = await getSingle('contact');
  const locations = await getLocations();
  return {
    ...contact,
    locations: { ...contact.locations, items: locations.filter(({ primary }) => !primary) },
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
