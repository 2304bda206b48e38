/**
 * Domains kept for examples (RFC 2606), and telephone numbers that begin with 555, which no
 * subscriber has; without an area code only where a hyphen or a dot tells them from other numbers.
 */
const RESERVED =
  /(?:[\w-]+\.)*example\.(?:com|org|net|edu)\b|(?:[\w-]+\.)+(?:test|example|invalid)\b|(?:\(?(?<!\d)(?:1|\+1)?\d{3}\)?[^\w,]{0,2}555[^\w,]?|\b555[-.\u2010-\u2013])\d{4}\b/gi;

/** The values in a text that can be nobody's. */
export function reservedIn(text: string): string[] {
  return [...new Set(text.match(RESERVED))];
}
