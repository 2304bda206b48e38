import { TITLE_MAX } from '../../content/schemas/text.ts';

/** A text of at most `max` characters; a longer one is cut after a whole word, with an ellipsis. */
export function truncateTo(text: string, max: number): string {
  if (text.length <= max) return text;
  const head = text.slice(0, max);
  // A single word that is too long is cut anywhere, but not within a character.
  const end = head.search(/\s\S*$/) > 0 ? head.search(/\s\S*$/) : max - 1;
  return `${head.slice(0, end).replace(/[\s\p{P}\p{Cs}]+$/u, '')}…`;
}

/** A page's title for search engines, with the firm's name after it if both fit. */
export function pageTitle(title: string, firm: string): string {
  const whole = `${title} | ${firm}`;
  return whole.length <= TITLE_MAX ? whole : truncateTo(title, TITLE_MAX);
}
