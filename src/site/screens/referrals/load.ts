import source from '../../../../content/pages/referrals.yaml';
import { filledIn } from '../../load/fill-in.ts';
import { firm } from '../../load/firm.ts';
import { noteArt } from '../../load/note-art.ts';
import { withService } from '../../load/services.ts';
import { referrals as schema } from './schema.ts';

const words = filledIn(schema, source);

/** Everything the page /referrals shows. */
export const referrals = {
  ...words,
  services: { ...words.services, items: words.services.items.map(withService) },
  firm,
  rosette: noteArt(words.hero.denomination).url,
};

export type ReferralsContent = typeof referrals;
