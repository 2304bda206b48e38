import source from '../../../../content/pages/thank-you.yaml';
import { claimsOf } from '../../load/claims.ts';
import { pageWords } from '../../load/page-words.ts';
import { withService } from '../../load/services.ts';
import { thankYouSchema } from './schema.ts';

const words = pageWords('/thank-you', thankYouSchema, source);

export const thankYou = {
  ...words,
  topics: { ...words.topics, items: words.topics.items.map(withService) },
  credibility: { ...words.credibility, figures: claimsOf(words.credibility.claims) },
};

export type ThankYouContent = typeof thankYou;
