import { SLUG_MAX } from '../post.ts';

/**
 * Converts text to lower-case words joined by hyphens: `Café & Bar’s 1099s` gives
 * `cafe-and-bars-1099s`. At most `max` characters, cut between words if possible; '' without ASCII
 * letters or digits.
 */
export function slugOf(text: string, max: number = SLUG_MAX): string {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’‘ʼ`]/gu, '')
    .replaceAll('&', ' and ')
    .match(/[a-z0-9]+/g);
  const [first = '', ...others] = words ?? [];
  let slug = first.slice(0, max);
  for (const word of others) {
    if (slug.length + 1 + word.length > max) break;
    slug += `-${word}`;
  }
  return slug;
}
