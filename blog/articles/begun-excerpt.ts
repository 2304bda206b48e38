/** The excerpt of an article that was begun by command: it tells the writer what belongs there, and no visitor may read it. */
export const BEGUN_EXCERPT = 'One or two sentences, shown on the card and above the text.';
