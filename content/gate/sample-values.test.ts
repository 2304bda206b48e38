import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { sampleValues } from './sample-values.ts';

it.each([
  ['firm.yaml', 'email: office@example.com', 'firm/email'],
  ['firm.yaml', 'profiles: [{ url: "https://profiles.example.org/a" }]', 'firm/profiles'],
  ['firm.yaml', 'phones: { main: (713) 555-0142 }', 'firm/phones.main'],
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

it('says nothing of real values, and of the reasons for an allowance', () => {
  const files = {
    'content/firm.yaml':
      'email: office@firm.com\nphone: (713) 555-2368\nnote: For example. Compare.',
    'content/launch.yaml': '- { why: example.com }',
  };
  expect(sampleValues(temporaryFolder(files))).toEqual([]);
});
