import source from '../../../content/pages/not-found.yaml';
import { telHref } from '../../components/contact-links.ts';
import { serviceArt } from '../../load/art.ts';
import { filledIn } from '../../load/fill-in.ts';
import { firm } from '../../load/firm.ts';
import { notFound as schema } from './schema.ts';

const { ways, ...words } = filledIn(schema, source);

/** The rosette drawn from the page's number. */
export const notFoundRosette = serviceArt('404').url;

/** Everything the page for a missing address shows. */
export const notFound = {
  ...words,
  ways: {
    heading: ways.heading,
    items: [...ways.pages, { ...ways.phone, href: telHref(firm.phones.main) }],
  },
};

export type NotFoundContent = typeof notFound;
