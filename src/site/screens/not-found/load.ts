import source from '../../../../content/pages/not-found.yaml';
import { telHref } from '../../components/contact-links.ts';
import { filledIn } from '../../load/fill-in.ts';
import { firm } from '../../load/firm.ts';
import { noteArt } from '../../load/note-art.ts';
import { notFound as schema } from './schema.ts';

const { ways, ...words } = filledIn(schema, source);

/** The address of its note. */
export const notFoundRosette = noteArt(words.hero.denomination).url;

/** Everything the page for a missing address shows. */
export const notFound = {
  ...words,
  ways: {
    heading: ways.heading,
    items: [...ways.pages, { ...ways.phone, href: telHref(firm.phones.main) }],
  },
};

export type NotFoundContent = typeof notFound;
