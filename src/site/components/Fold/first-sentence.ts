/** The end of a sentence; an abbreviation's stop is none. */
const END = /(?<!\b(?:U\.S|Inc|No|art|vs))[.!?][’”'")]*(?=\s)/;

/** The fewest characters of a rest that is worth a tap. */
const WORTH_FOLDING = 45;

/** A text cut after its first sentence: that and what follows, or all of it and nothing where too little follows. */
export function afterFirstSentence(text: string): [first: string, rest: string] {
  const end = END.exec(text);
  const cut = end === null ? text.length : end.index + end[0].length;
  const rest = text.slice(cut).trim();
  return rest.length < WORTH_FOLDING ? [text, ''] : [text.slice(0, cut), rest];
}
