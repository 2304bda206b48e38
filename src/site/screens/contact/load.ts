import source from '../../../../content/pages/contact.yaml';
import { brandMark, cyanStar } from '../../load/art.ts';
import { filledIn } from '../../load/fill-in.ts';
import { firm } from '../../load/firm.ts';
import { locations } from '../../load/locations.ts';
import { blankNoteArt, noteArt } from '../../load/note-art.ts';
import { inSentence, spoken } from '../../load/people.ts';
import { serviceLink } from '../../load/services.ts';
import { contact as schema } from './schema.ts';

const words = filledIn(schema, source);
const { phones, email, address } = firm;
/** The places besides the main office, with the pages of the services most asked for there. */
const elsewhere = locations
  .filter(({ primary }) => !primary)
  .map(({ specialties, ...place }) => ({
    ...place,
    specialties: specialties.map(serviceLink),
  }));

/** Everything the contact page shows, and the two pages a message leads to. */
export const contact = {
  ...words,
  cards: {
    ...words.cards,
    languages: spoken.length > 0 && `${words.cards.languages} ${inSentence(spoken)}`,
  },
  locations: { ...words.locations, items: elsewhere },
  firm,
  art: {
    rosette: noteArt(words.hero.denomination).url,
    star: cyanStar().url,
    seal: brandMark().url,
    phone: blankNoteArt(phones.main).url,
    email: blankNoteArt(email).url,
    office: blankNoteArt(address.street).url,
  },
};

export type ContactContent = typeof contact;
