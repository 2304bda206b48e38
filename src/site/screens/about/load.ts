import source from '../../../../content/pages/about.yaml';
import { claimsOf, withClaim } from '../../load/claims.ts';
import { pageWords } from '../../load/page-words.ts';
import { serviceLink } from '../../load/services.ts';
import { aboutSchema } from './schema.ts';

const words = pageWords('/about', aboutSchema, source);

export const about = {
  ...words,
  story: { ...words.story, figures: claimsOf(words.story.claims) },
  reasons: { ...words.reasons, items: words.reasons.items.map(withClaim) },
  faq: {
    ...words.faq,
    items: words.faq.items.map((item) => ({
      ...item,
      services: item.services.map(serviceLink).map(({ name, href }) => ({ label: name, href })),
    })),
  },
};

export type AboutContent = typeof about;
