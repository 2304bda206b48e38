import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary-folder.ts';
import { unbacked } from './unbacked.ts';

const FIRM = readFileSync('content/firm.yaml', 'utf8').replace(/^samples: .*/m, 'samples: []');

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
    FIRM.replace('samples: []', 'samples: [email, phones.main]'),
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
