import source from '../../../../content/pages/contact.yaml';
import { brandMark, cyanStar } from '../../load/art.ts';
import { firm } from '../../load/firm.ts';
import { locations } from '../../load/locations.ts';
import { pageWords } from '../../load/page-words.ts';
import { joinNames, teamLanguages } from '../../load/people.ts';
import { serviceLink } from '../../load/services.ts';
import { shellWords } from '../../shell/words.ts';
import { contactSchema } from './schema.ts';

const words = pageWords('/contact', contactSchema, source);
const { form } = words;
const seal = brandMark().url;
const { phones, email } = firm;
/** The locations besides the main office, with links to the services most requested there. */
const elsewhere = locations
  .filter(({ primary }) => !primary)
  .map(({ specialties, ...location }) => ({
    ...location,
    specialties: specialties.map(serviceLink),
  }));

/** The distance at which the form loads its script as the visitor scrolls. */
export const HYDRATION_MARGIN = { rootMargin: '200px' };

/** The data of the contact page, and of the two pages that a message leads to. */
export const contact = {
  ...words,
  cards: {
    ...words.cards,
    languages: teamLanguages.length > 0 && `${words.cards.languages} ${joinNames(teamLanguages)}`,
  },
  locations: { ...words.locations, items: elsewhere },
  /** The texts of the contact form. */
  island: {
    hint: form.hint,
    thanks: form.thanks,
    call: { label: shellWords.labels.book, href: firm.schedulingUrl },
    again: form.again,
    seal,
    ...(firm.contact.failureNotice && { direct: { phone: phones.main, email } }),
  },
  art: {
    star: cyanStar().url,
    seal,
  },
};

export type ContactContent = typeof contact;
