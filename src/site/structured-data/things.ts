import type { BlogLeaf, FAQPageLeaf, PersonLeaf, ServiceLeaf } from 'schema-dts';
import type { Profile } from '../../content/schemas/person.ts';
import type { Service } from '../../content/schemas/service.ts';
import { idsOf } from './graph.ts';

/** A service of the firm, described on the page at `href`. */
export function describedService(
  { name, seo, href }: Pick<Service, 'name' | 'seo'> & { href: string },
  origin: string,
): ServiceLeaf {
  return {
    '@type': 'Service',
    '@id': `${origin}${href}#service`,
    name,
    // The page says it twice already, so that it costs next to no bytes.
    description: seo.description,
    provider: { '@id': idsOf(origin).firm },
  };
}

interface Item {
  question: string;
  answer: string;
  /** Services that are listed under the answer. */
  services: readonly { label: string }[];
}

/** The page at `href` with its questions, answered as a visitor reads them. */
export function faqPage(items: readonly Item[], href: string, origin: string): FAQPageLeaf {
  return {
    '@type': 'FAQPage',
    '@id': origin + href,
    isPartOf: { '@id': idsOf(origin).website },
    mainEntity: items.map(({ question, answer, services }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {
        '@type': 'Answer',
        text: [answer, services.map(({ label }) => label).join(', ')].join(' ').trim(),
      },
    })),
  };
}

/** Someone of the team, as other descriptions name them by the file that describes them. */
export function personId(file: string, origin: string): string {
  return `${origin}/meet-team#${file}`;
}

/** Someone of the team. */
export function person(
  {
    file,
    name,
    title,
    languages: spoken,
  }: Pick<Profile, 'name' | 'title' | 'languages'> & { file: string },
  origin: string,
): PersonLeaf {
  return {
    '@type': 'Person',
    '@id': personId(file, origin),
    name,
    jobTitle: title,
    knowsLanguage: spoken,
    worksFor: { '@id': idsOf(origin).firm },
  };
}

/** The blog, by the title and description of its page. */
export function describedBlog(
  { title, description }: { title: string; description: string },
  origin: string,
): BlogLeaf {
  const ids = idsOf(origin);
  return {
    '@type': 'Blog',
    '@id': ids.blog,
    url: `${origin}/blog`,
    name: title,
    description,
    publisher: { '@id': ids.firm },
    isPartOf: { '@id': ids.website },
  };
}
