import source from '../../../../content/pages/referrals.yaml';
import { pageWords } from '../../load/page-words.ts';
import { withService } from '../../load/services.ts';
import { referralsSchema } from './schema.ts';

const words = pageWords('/referrals', referralsSchema, source);

export const referrals = {
  ...words,
  services: { ...words.services, items: words.services.items.map(withService) },
};

export type ReferralsContent = typeof referrals;
