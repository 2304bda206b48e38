/** The placeholder excerpt of a new article: a prompt for its writer, which may not be published. */
export const BEGUN_EXCERPT = 'One or two sentences, shown on the card and above the text.';
