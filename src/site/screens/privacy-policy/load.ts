import source from '../../../../content/pages/privacy-policy.yaml';
import { filledIn } from '../../load/fill-in.ts';
import { firm } from '../../load/firm.ts';
import { noteArt } from '../../load/note-art.ts';
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
  rosette: noteArt(words.hero.denomination).url,
};

export type PrivacyPolicyContent = typeof privacyPolicy;
