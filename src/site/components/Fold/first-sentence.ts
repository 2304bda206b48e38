/** The end of a sentence; the period of an abbreviation is not one. */
const END = /(?<!\b(?:U\.S|Inc|No|art|vs))[.!?][’”'")]*(?=\s)/;

/** A shorter rest is not folded: it would not be worth a tap. */
const WORTH_FOLDING = 45;

/** A text split after its first sentence; the whole text and '' if the rest is too short to fold. */
export function afterFirstSentence(text: string): [first: string, rest: string] {
  const end = END.exec(text);
  const cut = end === null ? text.length : end.index + end[0].length;
  const rest = text.slice(cut).trim();
  return rest.length < WORTH_FOLDING ? [text, ''] : [text.slice(0, cut), rest];
}
