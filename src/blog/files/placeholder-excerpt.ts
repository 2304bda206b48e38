/** Placeholder excerpt of a new post; must not be published. */
export const PLACEHOLDER_EXCERPT = 'One or two sentences, shown on the card and above the text.';
