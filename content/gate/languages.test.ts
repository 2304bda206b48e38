import { expect, it } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { languages } from './languages.ts';

/** A firm that claims so many of something, with two people. */
const firm = (value: string, counts = ', counts: languages') =>
  temporaryFolder({
    'content/claims.yaml': `- { id: spoken, value: "${value}", label: x, wording: x${counts} }`,
    'content/people/ann.yaml': 'name: Ann\nlanguages: [English, Thai]',
    'content/people/ben.yaml': 'name: Ben\nlanguages: [English, Igbo]',
  });

it('names more languages than the cards have', () => {
  expect(languages(firm('12+'))).toMatchObject([
    {
      point: 'claims/spoken/languages',
      what: 'says 12+, but the cards name 3 (English, Igbo, Thai)',
    },
  ]);
});

it('says nothing where the cards have as many, or none is claimed', () => {
  expect(languages(firm('over 3'))).toEqual([]);
  expect(languages(firm('12+', ''))).toEqual([]);
});
