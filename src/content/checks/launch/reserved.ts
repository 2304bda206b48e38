/**
 * Domains reserved for examples (RFC 2606), and telephone numbers that begin with 555, which no
 * subscriber has. Without an area code, a number needs a hyphen or a dot, unlike other figures.
 */
const RESERVED =
  /(?:[\w-]+\.)*example\.(?:com|org|net|edu)\b|(?:[\w-]+\.)+(?:test|example|invalid)\b|(?:\(?(?<!\d)(?:1|\+1)?\d{3}\)?[^\w,]{0,2}555[^\w,]?|\b555[-.\u2010-\u2013])\d{4}\b/gi;

/** The domains and telephone numbers in a text that nobody can own. */
export function reservedIn(text: string): string[] {
  return [...new Set(text.match(RESERVED))];
}
