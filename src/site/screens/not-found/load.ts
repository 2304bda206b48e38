import source from '../../../../content/pages/not-found.yaml';
import { telHref } from '../../components/contact-links.ts';
import { firm } from '../../load/firm.ts';
import { pageWords } from '../../load/page-words.ts';
import { NOT_FOUND_PATH } from '../../routes.ts';
import { notFoundSchema } from './schema.ts';

const { ways, ...words } = pageWords(NOT_FOUND_PATH, notFoundSchema, source);

/** The data of the page for a missing address. */
export const notFound = {
  ...words,
  ways: {
    heading: ways.heading,
    items: [...ways.pages, { ...ways.phone, href: telHref(firm.phones.main) }],
  },
};

export type NotFoundContent = typeof notFound;
