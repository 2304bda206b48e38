import source from '../../../content/pages/privacy-policy.yaml';
import { serviceArt } from '../../load/art.ts';
import { filledIn } from '../../load/fill-in.ts';
import { firm } from '../../load/firm.ts';
import { privacyPolicy as schema } from './schema.ts';

const words = filledIn(schema, source);

/** Everything the page /privacy-policy shows, of paragraphs for each home that of this build's. */
export const privacyPolicy = {
  ...words,
  sections: words.sections.map(({ paragraphs, ...section }) => ({
    ...section,
    paragraphs: paragraphs.map((each) => (typeof each === 'string' ? each : each[DEPLOY_TARGET])),
  })),
  firm,
  rosette: serviceArt('privacy-policy').url,
};

export type PrivacyPolicyContent = typeof privacyPolicy;
