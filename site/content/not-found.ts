import { telHref } from '../components/contact-links.ts';
import { inkStar, serviceArt } from './art.ts';
import { getSingle } from './single.ts';
import { getFirm } from './words.ts';

/** The rosette drawn from the page's number. */
export function notFoundArt() {
  return serviceArt('404');
}

/** Everything the page for a missing address shows. */
export async function getNotFound() {
  const { ways, ...page } = await getSingle('notFound');
  const firm = await getFirm();
  return {
    ...page,
    ways: {
      heading: ways.heading,
      items: [...ways.pages, { ...ways.phone, href: telHref(firm.phones.main) }],
    },
    firm,
    art: { hero: notFoundArt().url, banner: inkStar().url },
  };
}

export type NotFoundContent = Awaited<ReturnType<typeof getNotFound>>;
