import { load } from 'cheerio';
import { srcsetOf } from '../picture-address.ts';

/** A part of a post that its contents lead to. */
export interface PostSection {
  id: string;
  /** Its heading. */
  text: string;
}

/** A post's HTML made ready for a page, and what it takes to find one's way in it. */
export interface Outline {
  html: string;
  /** One for each heading of level 2. */
  sections: readonly PostSection[];
  /** How many words it has. */
  words: number;
}

/** Keeps the ids apart from those of the page around the post, none of which begins so. */
const PREFIX = 'section-';

/**
 * Gives each heading of level 2 in a post's HTML, sanitized, an id made of its text, and each
 * picture that is kept in several widths the choice of them, which feeds do without.
 */
export function outlineOf(html: string): Outline {
  const $ = load(html, null, false);
  const taken = new Set<string>();
  const sections = $('h2')
    .get()
    .flatMap((heading) => {
      const text = $(heading).text().replace(/\s+/g, ' ').trim();
      if (text === '') return [];
      const id = freeId(PREFIX + hyphenated(text), taken);
      $(heading).attr('id', id);
      return [{ id, text }];
    });
  for (const picture of $('img').get()) {
    const srcset = srcsetOf($(picture).attr('src') ?? '');
    if (srcset !== undefined) $(picture).attr({ srcset, sizes: IN_TEXT });
  }
  return { html: $.html(), sections, words: wordsIn(html) };
}

/** How wide the text is, and with it a picture. */
const IN_TEXT = '(min-width: 740px) 686px, 100vw';

/** Tags stand between words, and so do the signs that HTML writes by name. */
function wordsIn(html: string): number {
  const text = html.replace(/<[^>]*>|&[#\w]+;/g, ' ');
  return text.match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** In any script, which an id may have where a slug may not. */
function hyphenated(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu)?.join('-') ?? '';
}

/** The id, with a number where it is taken, which then takes it. */
function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}
