import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary-folder.ts';
import { readLaunch } from './launch-status.ts';

const FIRM = readFileSync('content/firm.yaml', 'utf8')
  .replace(/^samples: [\s\S]*?\]/m, 'samples: []')
  .replace(/\b555\b/g, '661')
  .replace(/example\.(?:com|org|net)/g, 'firm.com')
  .concat(
    '\nuploadUrl: https://papers.firm.com/\nboard: { name: folder, license: folder, peerReview: folder }\n',
  );

const post = (author: string, title: string, text = 'Text.', isPublished = true) =>
  `---\ntitle: A\nexcerpt: B.\nauthor_name: ${author}\nauthor_title: ${title}\nis_published: ${isPublished}\n---\n${text}\n`;

/** Content without open points. */
const RIGHT = {
  'firm.yaml': FIRM,
  'launch.yaml': '',
  'claims.yaml': `
- { id: refund, value: 90%, label: refunds, wording: 90% refunds, backing: { proves: 90% refunds, kept: survey } }
- { id: spoken, value: over 3, label: x, wording: over 3, counts: languages, backing: { proves: over 3, kept: cards } }
- { id: places, value: "1", label: x, wording: "1", counts: locations, backing: { proves: "1", kept: list } }
`,
  'dates.yaml': '[]',
  'facts.yaml': `
facts: [{ figure: $90, says: a fee, about: [fee], mark: stable, source: Fee schedule }]
years: [2026]
examples: []
`,
  'locations.yaml': '- { name: A, region: Texas }',
  'papers.yaml': '[]',
  'people/ann.yaml':
    'name: Ann Lee\ntitle: Tax Accountant\nlanguages: [English, Thai]\nlicense: Texas CPA 012345\napproved: 2026-11-24',
  'people/ben.yaml':
    'name: Ben Roy\ntitle: Payroll Lead\nlanguages: [English, Igbo]\napproved: 2026-11-24',
  'pages/home.yaml': 'memberships: { items: [{ name: AICPA, permission: folder 7 }] }',
  'pages/privacy-policy.yaml': 'reviewed: 2026-11-24',
  'posts/draft.md': post('Cy Day', 'Auditor', 'Text.', false),
  'posts/fees.md': post('Ann Lee', 'Tax Accountant'),
  'posts/forms.md': post('Ben Roy', 'Payroll Lead'),
  'promises.yaml':
    '- { id: second, file: services/tax.yaml, says: second person, kept: checklist }',
  'reviews.yaml':
    '- { post: fees, by: ann, on: 2026-11-24 }\n- { post: forms, by: ann, on: 2026-11-24 }',
  'services/tax.yaml':
    'steps: [A second person reads it., You sign.]\nlead: In 2026 the fee is $90.',
  'testimonials.yaml':
    '- { name: Cy Day, role: Owner, content: Good., rating: 5, release: folder 9 }',
};

/** The open points of `RIGHT` with changed files, each with its problem. */
function openIn(changed: Partial<Record<string, string>>): string[] {
  const files = Object.entries({ ...RIGHT, ...changed });
  const project = temporaryFolder(
    Object.fromEntries(files.map(([file, text = '']) => [`content/${file}`, text])),
  );
  return readLaunch(project).problems.map(({ point, what }) => `${point}: ${what}`);
}

test('content has no open points if everything is approved, proved and licensed', () => {
  expect(openIn({})).toEqual([]);
});

test.each<[string, string, string[]]>([
  ['firm.yaml', FIRM.replace('samples: []', 'samples: [phones.main]'), ['firm/phones.main: a sam']],
  ['firm.yaml', FIRM.replace(/^uploadUrl: .*/m, ''), ['firm/uploadUrl: ']],
  [
    'firm.yaml',
    FIRM.replace(/^board: .*/m, ''),
    ['firm/board.name: ', 'firm/board.license: ', 'firm/board.peerReview: '],
  ],
  [
    'firm.yaml',
    FIRM.replace(/^ {2}main: .*/m, '  main: (713) 555-2368'),
    ['firm/phones.main: "(713) 555-2368" is reserved'],
  ],
  [
    'locations.yaml',
    '- { name: A, sample: true }\n- { name: B }',
    [
      'claims/places/locations: says 1, but 2 locations are named (A, B)',
      'locations/A: sample specialties',
    ],
  ],
  ['pages/home.yaml', 'memberships: { items: [AICPA] }', ['memberships/AICPA: ']],
  ['pages/privacy-policy.yaml', 'title: Privacy', ['privacy/reviewed: ']],
  [
    'testimonials.yaml',
    '- { name: Di Fox, role: Owner, content: Fine., rating: 4 }',
    ['testimonials/Di Fox: a sample (Owner)'],
  ],
  [
    'claims.yaml',
    '- { id: refund, value: 95%, label: refunds, wording: 95% refunds, backing: { proves: 90% refunds, kept: survey } }',
    ['claims/refund: "95% refunds", but the backing proves "90% refunds"'],
  ],
  [
    'claims.yaml',
    '- { id: spoken, value: 12+, label: x, wording: 12+, counts: languages, backing: { proves: 12+, kept: cards } }',
    ['claims/spoken/languages: says 12+, but 3 languages are named (English, Igbo, Thai)'],
  ],
  [
    'claims.yaml',
    '- { id: cpas, value: "2", label: x, wording: "2", counts: licenses, backing: { proves: "2", kept: cards } }',
    ['claims/cpas/licenses: says 2, but 1 licenses are named (Ann Lee)'],
  ],
  [
    'promises.yaml',
    `
- { id: sign, file: services/tax.yaml, says: You sign }
- { id: copy, file: services/tax.yaml, says: A copy is yours, kept: checklist }
`,
    [
      'promises/sign: "You sign" is said in content/services/tax.yaml',
      'promises/copy: "A copy is yours" no longer stands in content/services/tax.yaml',
    ],
  ],
  ['people/cy.yaml', 'name: Cy Day', ['people/cy: Cy Day, a sample person']],
  [
    'people/cy.yaml',
    'name: Cy Day\ntitle: C.P.A.\napproved: 2026-11-24',
    ['people/cy/title: Cy Day is shown as "C.P.A."'],
  ],
  [
    'people/di.yaml',
    'name: Di Fox, CPA\ntitle: Partner\napproved: 2026-11-24',
    ['people/di/title: Di Fox, CPA is shown as "Partner"'],
  ],
  [
    'people/di.yaml',
    'name: Di Fox\ntitle: Partner\nspecialties: [IRS audits, Financial statements]\ndescription: She audits.\napproved: 2026-11-24',
    ['people/di/specialties: says "Financial statements"', 'people/di/description: says "audits"'],
  ],
  [
    'posts/forms.md',
    post('Ed Ray', 'Auditor'),
    ['authors/Ed Ray: not on the team, wrote forms', 'authors/Ed Ray/Auditor: of forms'],
  ],
  [
    'reviews.yaml',
    '- { post: fees, by: ben, on: 2026-11-24 }',
    ['posts/fees/review: fees, by ben, whose card names no license', 'posts/forms/review: forms'],
  ],
  [
    'posts/fees.md',
    post('Ann Lee', 'Tax Accountant\nmodified_at: 2026-11-25'),
    ['posts/fees/review: fees, by ann, on 2026-11-24, changed on 2026-11-25'],
  ],
  ['services/payroll.yaml', 'lead: We served 9000+ clients.', ['figures/services/payroll/9000: ']],
  ['services/payroll.yaml', 'lead: We served {clients-served}; the fee is $90.', []],
  [
    'services/payroll.yaml',
    'terms: { example: The fee is $90., sample: true }',
    ['services/payroll/terms: a sample'],
  ],
  ['services/payroll.yaml', 'terms: { example: The fee is $90. }', []],
  [
    'posts/forms.md',
    post('Ben Roy', 'Payroll Lead', 'We win 99% of cases: https://example.net/wins'),
    ['figures/posts/forms/99%: ', 'posts/forms/example.net: "example.net" is reserved'],
  ],
  [
    'services/payroll.yaml',
    'id: Call 555.0142.\nkind: Write to us at cpa.test.\nsee: For example, Publication 555 2026.',
    [
      'services/payroll/id: "555.0142" is reserved',
      'services/payroll/kind: "cpa.test" is reserved',
    ],
  ],
])('the launch check finds the open points of %s, row %#', (file, text, says) => {
  const found = openIn({ [file]: text });
  expect(found).toEqual(says.map((said) => expect.stringContaining(said)));
});

test.each([
  ['000+', '1000+ clients served'],
  ['50', '50+ countries'],
  ['99%', '99.9% compliance'],
  ['5', '5:1 return'],
])('the claim %s is rejected if its approved wording is "%s"', (value, wording) => {
  const claim = `- { id: a, value: "${value}", label: b, wording: "${wording}" }`;
  expect(() => openIn({ 'claims.yaml': claim })).toThrow(
    `a, wording: ${value} is printed, "${wording}" was approved`,
  );
});
