/** A text of at most `max` characters: a longer one ends after a whole word, with an ellipsis. */
export function fitting(text: string, max: number): string {
  if (text.length <= max) return text;
  const begun = text.slice(0, max);
  // One word that is longer than all of it is cut anywhere, but not within a character.
  const end = begun.search(/\s\S*$/) > 0 ? begun.search(/\s\S*$/) : max - 1;
  return `${begun.slice(0, end).replace(/[\s\p{P}\p{Cs}]+$/u, '')}…`;
}
