import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary-folder.ts';
import { boardProofs } from './board-proofs.ts';
import { bylines } from './bylines.ts';
import { countedClaims } from './counted-claims.ts';
import { missingConsent } from './missing-consent.ts';
import { missingReviews } from './missing-reviews.ts';
import { secureUpload } from './secure-upload.ts';
import { unkeptPromises } from './unkept-promises.ts';
import { unlicensedTitles } from './unlicensed-titles.ts';

const FIRM = readFileSync('content/firm.yaml', 'utf8');

const post = (author: string, title: string, isPublished = true) =>
  `---\nauthor_name: ${author}\nauthor_title: ${title}\nis_published: ${isPublished}\n---\nText.\n`;

/** A project that keeps every rule. */
const RIGHT = {
  'content/firm.yaml': `${FIRM}
uploadUrl: https://papers.example.com/
board: { name: folder, license: folder, peerReview: folder }
`,
  'content/claims.yaml': `
- { id: spoken, value: over 3, label: x, wording: x, counts: languages }
- { id: places, value: "1", label: x, wording: x, counts: locations }
- { id: clients, value: 12+, label: x, wording: x }
`,
  'content/locations.yaml':
    '- { name: A, description: B, primary: true, specialties: [], latitude: 29, longitude: -95 }',
  'content/people/ann.yaml':
    'name: Ann Lee\ntitle: Tax Accountant\nlanguages: [English, Thai]\nlicense: Texas CPA 012345\napproved: 2026-11-24',
  'content/people/ben.yaml':
    'name: Ben Roy\ntitle: Payroll Lead\nlanguages: [English, Igbo]\napproved: 2026-11-24',
  'content/pages/home.yaml': 'memberships: { items: [{ name: AICPA, permission: folder 7 }] }',
  'content/pages/privacy-policy.yaml': 'reviewed: 2026-11-24',
  'content/posts/fees.md': post('Ann Lee', 'Tax Accountant'),
  'content/posts/forms.md': post('Ben Roy', 'Payroll Lead'),
  'content/posts/draft.md': post('Cy Day', 'Auditor', false),
  'content/reviews.yaml':
    '- { post: fees, by: ann, on: 2026-11-24 }\n- { post: forms, by: ann, on: 2026-11-24 }',
  'content/services/tax.yaml': 'steps: [ A second person reads it, You sign ]',
  'content/promises.yaml':
    '- { id: second, file: services/tax.yaml, says: second person, kept: checklist }',
};

/** The same, with each rule broken. */
const WRONG = {
  ...RIGHT,
  'content/firm.yaml': `${FIRM}\nboard: {}\n`,
  'content/claims.yaml': `
- { id: spoken, value: 12+, label: x, wording: x, counts: languages }
- { id: places, value: "5", label: x, wording: x, counts: locations }
`,
  'content/people/ann.yaml': 'name: Ann Lee\ntitle: Auditor\nlanguages: [English, Thai]',
  'content/people/cy.yaml': 'name: Cy Day\ntitle: C.P.A.',
  'content/people/di.yaml': 'name: Di Fox, CPA\ntitle: Partner',
  'content/pages/home.yaml': 'memberships: { items: [AICPA] }',
  'content/pages/privacy-policy.yaml': 'title: Privacy',
  'content/posts/forms.md': post('Ed Ray', 'Payroll Lead'),
  'content/reviews.yaml': '- { post: fees, by: ann, on: 2026-11-24 }',
  'content/promises.yaml': `
- { id: sign, file: services/tax.yaml, says: You sign }
- { id: copy, file: services/tax.yaml, says: A copy is yours, kept: checklist }
`,
};

test.each([
  {
    rule: boardProofs,
    says: ['firm/board.name: ', 'firm/board.license: ', 'firm/board.peerReview: '],
  },
  {
    rule: bylines,
    says: [
      'authors/Ann Lee: a sample person, wrote fees',
      'authors/Ed Ray: not on the team, wrote forms',
      'authors/Ann Lee/Tax Accountant: of fees',
    ],
  },
  {
    rule: countedClaims,
    says: [
      'claims/spoken/languages: says 12+, but 3 languages are named (English, Igbo, Thai)',
      'claims/places/locations: says 5, but 1 locations are named (A)',
    ],
  },
  { rule: missingConsent, says: ['memberships/AICPA: ', 'privacy/reviewed: '] },
  {
    rule: missingReviews,
    says: [
      'posts/fees/review: fees, by ann, whose card names no license',
      'posts/forms/review: forms',
    ],
  },
  { rule: secureUpload, says: ['firm/uploadUrl: '] },
  {
    rule: unkeptPromises,
    says: [
      'promises/sign: "You sign" is said in content/services/tax.yaml',
      'promises/copy: "A copy is yours" no longer stands in content/services/tax.yaml',
    ],
  },
  {
    rule: unlicensedTitles,
    says: [
      'people/ann/title: Ann Lee is shown as "Auditor"',
      'people/cy/title: Cy Day is shown as "C.P.A."',
      'people/di/title: Di Fox, CPA is shown as "Partner"',
    ],
  },
])('$rule.name names what breaks its rule, and nothing else', ({ rule, says }) => {
  expect(rule(temporaryFolder(RIGHT))).toEqual([]);
  const found = rule(temporaryFolder(WRONG)).map(({ point, what }) => `${point}: ${what}`);
  expect(found).toEqual(says.map((said) => expect.stringContaining(said)));
});
