import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/temporary-folder.ts';
import { changedFigures } from './changed-figures.ts';

const found = (value: string, wording: string) =>
  changedFigures(
    temporaryFolder({
      'content/claims.yaml': `- { id: a, value: "${value}", label: b, wording: "${wording}" }`,
    }),
  );

it.each([
  ['000+', '1000+ clients served'],
  ['50', '50+ countries'],
  ['99%', '99.9% compliance'],
  ['5', '5:1 return'],
])('names %s under the wording "%s"', (value, wording) => {
  expect(found(value, wording)).toMatchObject([
    { point: 'claims/a/wording', what: `${value} is printed, "${wording}" was approved` },
  ]);
});

it.each([
  ['1000+', '1000+ clients served'],
  ['hundreds', "one place says 'hundreds'"],
])('says nothing of %s under the wording "%s"', (value, wording) => {
  expect(found(value, wording)).toEqual([]);
});
