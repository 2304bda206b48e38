const UNITS = 'one two three four five six seven eight nine'.split(' ');
const TEENS =
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** The values of number words, from one to ninety-nine. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((name, index) => [name, index + 1] as const),
  ...TEENS.map((name, index) => [name, index + 10] as const),
  ...TENS.flatMap((tens, index) => [
    [tens, (index + 2) * 10] as const,
    ...UNITS.map((unit, more) => [`${tens}-${unit}`, (index + 2) * 10 + more + 1] as const),
  ]),
]);
