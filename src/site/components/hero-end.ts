/** The id of the last part of a page's head. The first paint waits for it, since a head painted in parts would move. */
export const HERO_END = 'hero-end';
