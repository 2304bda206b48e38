import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { ContentFileError } from './read-content.ts';
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

let content: string;

beforeEach(() => {
  const parent = mkdtempSync(join(tmpdir(), 'gate-'));
  content = join(parent, 'content');
  for (const [file, text] of Object.entries(READY)) write(file, text);
  return () => rmSync(parent, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(content, file)), { recursive: true });
  writeFileSync(join(content, file), text);
}

it('finds nothing where everything is approved and proved', () => {
  expect(unbacked(content)).toEqual([]);
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
  expect(unbacked(content)).toEqual(whats.map((what) => ({ where: `content/${file}`, what })));
});

describe('a file that cannot be used is named with its field', () => {
  const problem = () => {
    try {
      return unbacked(content);
    } catch (error) {
      if (error instanceof ContentFileError) return error.message;
      throw error;
    }
  };

  it.each<[keyof typeof READY, string, string]>([
    ['firm.yaml', FIRM.replace('[]', 'oops'), 'content/firm.yaml: samples: expected a list'],
    ['firm.yaml', '', 'content/firm.yaml: expected "key: value" lines'],
    [
      'firm.yaml',
      FIRM.replace('name: A Firm', 'name: 7'),
      'content/firm.yaml: name: expected text',
    ],
    [
      'firm.yaml',
      FIRM.replace('(713) 555-0142', '555'),
      'content/firm.yaml: phones.main: expected text',
    ],
    [
      'people/founder.yaml',
      'name: Ann Lee\nsample: maybe',
      'content/people/founder.yaml: sample: expected true or false',
    ],
    ['claims.yaml', 'a: 1', 'content/claims.yaml: expected a list'],
    [
      'testimonials.yaml',
      '- { name: Cy, role: Owner, content: Good., rating: 5, sample: 1 }\n- 7',
      'content/testimonials.yaml: 0.sample: expected true or false\n' +
        'content/testimonials.yaml: 1: expected "key: value" lines',
    ],
  ])('%s', (file, text, message) => {
    write(file, text);
    expect(problem()).toBe(message);
  });

  it('that is no YAML', () => {
    write('claims.yaml', 'a: [');
    expect(problem()).toMatch(/^content\/claims\.yaml: .* at line 1, column \d+$/);
  });

  it('that is not there', () => {
    rmSync(join(content, 'locations.yaml'));
    expect(problem()).toMatch(/^content\/locations\.yaml: ENOENT/);
  });
});
