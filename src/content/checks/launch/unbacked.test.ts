import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary-folder.ts';
import { ContentError } from '../../reader/content-error.ts';
import { unbacked } from './unbacked.ts';

const FIRM = `
samples: []
figuresNote: Figures.
name: A Firm
subtitle: Accountants
tagline: Figures that hold
description: A firm for tests.
phones: { main: (713) 555-0142, anytime: (713) 555-0143 }
email: office@example.com
address: { street: 1 Main St, city: Bellaire, state: TX, zip: "77401" }
hours: { weekdays: Mon-Fri 9AM-5PM, weekends: by appointment }
schedulingUrl: https://example.com/call
profiles: []
`;

/** Everything approved and proved. */
const READY = {
  'content/firm.yaml': FIRM,
  'content/people/founder.yaml': 'name: Ann Lee\napproved: 2026-11-24',
  'content/people/member.yaml': 'name: Ben Roy\napproved: 2026-11-24',
  'content/locations.yaml': '- { name: Houston, region: Texas }',
  'content/testimonials.yaml':
    '- { name: Cy Day, role: Owner, content: Good., rating: 5, release: folder 9 }',
  'content/claims.yaml':
    '- { id: refund, value: 90%, label: refunds, wording: 90% refunds, backing: { proves: 90% refunds, kept: survey } }',
};

let project: string;

beforeEach(() => {
  project = temporaryFolder(READY);
});

const write = (file: string, text: string) => writeFileSync(join(project, file), text);

it('finds nothing where everything is approved and proved', () => {
  expect(unbacked(project)).toEqual([]);
});

it.each<[keyof typeof READY, string, string[]]>([
  [
    'content/firm.yaml',
    FIRM.replace('[]', '[email, phones.main]'),
    ['firm/email', 'firm/phones.main'],
  ],
  ['content/people/founder.yaml', 'name: Ann Lee', ['people/founder']],
  ['content/locations.yaml', '- { name: Houston, sample: true }', ['locations/Houston']],
  [
    'content/testimonials.yaml',
    `${READY['content/testimonials.yaml']}\n- { name: Di Fox, role: Owner, content: Fine., rating: 4 }`,
    ['testimonials/Di Fox'],
  ],
  [
    'content/claims.yaml',
    READY['content/claims.yaml'].replace(/, backing: .*? }/, ''),
    ['claims/refund'],
  ],
  [
    // Value and wording say more than the proof.
    'content/claims.yaml',
    READY['content/claims.yaml'].replace('90%', '95%').replace('90%', '95%'),
    ['claims/refund'],
  ],
])('names what is in the way in %s', (file, text, points) => {
  write(file, text);
  expect(unbacked(project)).toMatchObject(points.map((point) => ({ where: file, point })));
});

it('names each fault of a file that cannot be used', () => {
  write(
    'content/testimonials.yaml',
    '- { name: Cy, role: Owner, content: Good., rating: 5, release: 1 }\n- 7',
  );
  const fault = (said: string) => new RegExp(`^content/testimonials\\.yaml, ${said}`, 'm');
  expect(() => unbacked(project)).toThrow(fault('line 1, Cy, release: expected text'));
  expect(() => unbacked(project)).toThrow(fault('line 2, 2: expected "key: value" lines$'));
  expect(() => unbacked(project)).toThrow(ContentError);
});

it('names a file that is not there', () => {
  rmSync(join(project, 'content/locations.yaml'));
  expect(() => unbacked(project)).toThrow(/^content\/locations\.yaml: is missing/);
});
