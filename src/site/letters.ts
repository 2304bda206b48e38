const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A short name for each place from 0 on: one letter for the first 52, then two. */
export function lettersOf(place: number): string {
  const first = Math.floor(place / LETTERS.length);
  return `${LETTERS[first - 1] ?? ''}${LETTERS[place % LETTERS.length]}`;
}
