const UNITS = 'one two three four five six seven eight nine'.split(' ');
const TEENS =
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Numbers that are written out, to ninety-nine. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((name, place) => [name, place + 1] as const),
  ...TEENS.map((name, place) => [name, place + 10] as const),
  ...TENS.flatMap((tens, place) => [
    [tens, (place + 2) * 10] as const,
    ...UNITS.map((unit, more) => [`${tens}-${unit}`, (place + 2) * 10 + more + 1] as const),
  ]),
]);
