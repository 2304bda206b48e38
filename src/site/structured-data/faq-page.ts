import type { FAQPageLeaf } from 'schema-dts';
import { idsOf } from './ids.ts';

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
