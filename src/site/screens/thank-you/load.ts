import source from '../../../../content/pages/thank-you.yaml';
import { figuresOf } from '../../load/claims.ts';
import { filledIn } from '../../load/fill-in.ts';
import { firm } from '../../load/firm.ts';
import { noteArt } from '../../load/note-art.ts';
import { withService } from '../../load/services.ts';
import { thankYou as schema } from './schema.ts';

const words = filledIn(schema, source);

/** Everything the page /thank-you shows. */
export const thankYou = {
  ...words,
  topics: { ...words.topics, items: words.topics.items.map(withService) },
  credibility: { ...words.credibility, figures: figuresOf(words.credibility.claims) },
  firm,
  rosette: noteArt(words.hero.denomination).url,
};

export type ThankYouContent = typeof thankYou;
