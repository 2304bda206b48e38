import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary-folder.ts';
import { sampleValues } from './sample-values.ts';

it.each([
  ['firm.yaml', 'profiles: [{ url: "https://profiles.example.org/a" }]', 'firm/profiles'],
  ['firm.yaml', 'phones: { main: (713) 555-2368 }', 'firm/phones.main'],
  ['people/ann.yaml', 'description: Call 555.0142.', 'people/ann/description'],
  ['pages/about.yaml', 'lead: Write to us at cpa.test.', 'pages/about/lead'],
  [
    'posts/fees.md',
    '---\ntitle: Fees\n---\nSee https://example.net/fees.',
    'posts/fees/example.net',
  ],
])('names what is reserved in %s: %s', (file, text, point) => {
  expect(sampleValues(temporaryFolder({ [`content/${file}`]: text }))).toMatchObject([
    { point, where: `content/${file}` },
  ]);
});

it('says nothing of real values, and of the reasons for an exception', () => {
  const files = {
    'content/firm.yaml':
      'email: office@firm.com\nphone: (713) 661-2368\nnote: For example, Publication 555 2026.\nfigures: 1,555,2000',
    'content/launch.yaml': '- { why: example.com }',
  };
  expect(sampleValues(temporaryFolder(files))).toEqual([]);
});
