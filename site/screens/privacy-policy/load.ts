import { currentYear } from '../../../calendar/current-year.ts';
import source from '../../../content/pages/privacy-policy.yaml';
import { serviceArt } from '../../load/art.ts';
import { filledIn } from '../../load/fill-in.ts';
import { firm } from '../../load/firm.ts';
import { privacyPolicy as schema } from './schema.ts';

/** Everything the page /privacy-policy shows. */
export const privacyPolicy = {
  ...filledIn(schema, source),
  firm,
  year: currentYear(),
  rosette: serviceArt('privacy-policy').url,
};

export type PrivacyPolicyContent = typeof privacyPolicy;
