import { SLUG_MAX } from '../post.ts';

/** Letters of the alphabet's neighbours that are no letter with an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * A text as lower-case words joined by hyphens: `Café & Bar’s 1099s` gives `cafe-and-bars-1099s`.
 * At most `max` characters, cut between words where there are several; '' where the text has no
 * letter or digit that an address can hold.
 */
export function slugOf(text: string, max: number = SLUG_MAX): string {
  const words = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}'’‘ʼ`]/gu, '')
    .replaceAll('&', ' and ')
    .replace(/[^a-z0-9]/g, (sign) => LETTERS[sign] ?? '-')
    .split('-')
    .filter(Boolean);
  const [first = '', ...others] = words;
  let slug = first.slice(0, max);
  for (const word of others) {
    if (slug.length + 1 + word.length > max) break;
    slug += `-${word}`;
  }
  return slug;
}
