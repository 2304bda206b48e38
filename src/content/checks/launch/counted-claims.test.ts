import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary-folder.ts';
import { countedClaims } from './counted-claims.ts';

/** A firm that claims so many of something, with two people. */
const firm = (value: string, counts = ', counts: languages') =>
  temporaryFolder({
    'content/claims.yaml': `- { id: spoken, value: "${value}", label: x, wording: x${counts} }`,
    'content/people/ann.yaml': 'name: Ann\nlanguages: [English, Thai]',
    'content/people/ben.yaml': 'name: Ben\nlanguages: [English, Igbo]',
  });

it('names more languages than the cards have', () => {
  expect(countedClaims(firm('12+'))).toMatchObject([
    {
      point: 'claims/spoken/languages',
      what: 'says 12+, but 3 languages are named (English, Igbo, Thai)',
    },
  ]);
});

it('says nothing where the cards have as many, or none is claimed', () => {
  expect(countedClaims(firm('over 3'))).toEqual([]);
  expect(countedClaims(firm('12+', ''))).toEqual([]);
});

it('compares the locations with their register', () => {
  const where =
    '- { name: A, description: B, primary: true, specialties: [], latitude: 29, longitude: -95 }';
  const claiming = (value: string) =>
    temporaryFolder({
      'content/claims.yaml': `- { id: places, value: "${value}", label: x, wording: x, counts: locations }`,
      'content/locations.yaml': where,
    });
  expect(countedClaims(claiming('1'))).toEqual([]);
  expect(countedClaims(claiming('5'))).toMatchObject([{ point: 'claims/places/locations' }]);
});
