import source from '../../../../content/pages/privacy-policy.yaml';
import { pageWords } from '../../load/page-words.ts';
import { privacyPolicySchema } from './schema.ts';

const words = pageWords('/privacy-policy', privacyPolicySchema, source);

/** The data of the page /privacy-policy, with the paragraphs for this build's host. */
export const privacyPolicy = {
  ...words,
  sections: words.sections.map(({ paragraphs, ...section }) => ({
    ...section,
    paragraphs: paragraphs.map((each) => (typeof each === 'string' ? each : each[DEPLOY_TARGET])),
  })),
};

export type PrivacyPolicyContent = typeof privacyPolicy;
