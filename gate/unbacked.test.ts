import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { ContentError } from '../content/reading/content-error.ts';
import { unbacked } from './unbacked.ts';

const FIRM = `
samples: []
name: A Firm
subtitle: Accountants
tagline: Figures that hold
description: A firm for tests.
phones: { main: (713) 555-0142, anytime: (713) 555-0143 }
email: office@example.com
address: { street: 1 Main St, city: Bellaire, state: TX, zip: "77401" }
hours: { weekdays: 9 to 5, weekends: by appointment }
schedulingUrl: https://example.com/call
profiles: []
`;

/** Everything approved and proved. */
const READY = {
  'firm.yaml': FIRM,
  'people/founder.yaml': 'name: Ann Lee',
  'people/member.yaml': 'name: Ben Roy\nsample: false',
  'locations.yaml': '- { name: Houston, region: Texas }',
  'testimonials.yaml': '- { name: Cy Day, role: Owner, content: Good., rating: 5 }',
  'claims.yaml':
    '- { id: refund, value: 90%, label: refunds, pages: [/about], wording: 90% refunds, backing: survey }',
};

let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'gate-'));
  for (const [file, text] of Object.entries(READY)) write(file, text);
  return () => rmSync(project, { recursive: true });
});

function write(file: string, text: string): void {
  const path = join(project, 'content', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

it('finds nothing where everything is approved and proved', () => {
  expect(unbacked(project)).toEqual([]);
});

it.each<[keyof typeof READY, string, string[]]>([
  [
    'firm.yaml',
    FIRM.replace('[]', '[email, phones.main]'),
    ['email is a sample value', 'phones.main is a sample value'],
  ],
  ['people/founder.yaml', 'name: Ann Lee\nsample: true', ['Ann Lee is a sample person']],
  ['locations.yaml', '- { name: Houston, sample: true }', ['Houston has sample specialties']],
  [
    'testimonials.yaml',
    `${READY['testimonials.yaml']}\n- { name: Di Fox, role: Owner, content: Fine., rating: 4, sample: true }`,
    ['Di Fox is a sample testimonial'],
  ],
  [
    'claims.yaml',
    READY['claims.yaml'].replace(', backing: survey', ''),
    ['refund ("90% refunds") has no backing'],
  ],
])('names what is in the way in %s', (file, text, whats) => {
  write(file, text);
  expect(unbacked(project)).toEqual(whats.map((what) => ({ where: `content/${file}`, what })));
});

it('names each fault of a file that cannot be used', () => {
  write(
    'testimonials.yaml',
    '- { name: Cy, role: Owner, content: Good., rating: 5, sample: 1 }\n- 7',
  );
  const fault = (said: string) => new RegExp(`^content/testimonials\\.yaml, ${said}`, 'm');
  expect(() => unbacked(project)).toThrow(fault('line 1, Cy, sample: expected true or false$'));
  expect(() => unbacked(project)).toThrow(fault('line 2, 2: expected "key: value" lines$'));
  expect(() => unbacked(project)).toThrow(ContentError);
});

it('names a file that is not there', () => {
  rmSync(join(project, 'content/locations.yaml'));
  expect(() => unbacked(project)).toThrow(/^content\/locations\.yaml: is missing/);
});
