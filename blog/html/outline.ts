import { load } from 'cheerio/slim';

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

/** As the sanitizer writes it, without attributes. */
const HEADING = /<h2>([\s\S]*?)<\/h2>/g;

/** Gives each heading of level 2 in a post's HTML, sanitized, an id made of its text. */
export function outlineOf(html: string): Outline {
  const freeId = idsOfOnePage();
  const sections: PostSection[] = [];
  // Not by a selector: it would compare each element of a long post with all others.
  const withIds = html.replace(HEADING, (heading, inside: string) => {
    const text = load(inside, null, false).text().replace(/\s+/g, ' ').trim();
    if (text === '') return heading;
    const id = freeId(PREFIX + hyphenated(text));
    sections.push({ id, text });
    return `<h2 id="${id}">${inside}</h2>`;
  });
  return { html: withIds, sections, words: wordsIn(html) };
}

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

/** Gives an id as it is wanted, with a number where it is taken; the same one never twice. */
function idsOfOnePage(): (wanted: string) => string {
  /** With the number that was last tried. */
  const taken = new Map<string, number>();
  return (wanted) => {
    let id = wanted;
    let count = taken.get(wanted) ?? 1;
    while (taken.has(id)) {
      count += 1;
      id = `${wanted}-${count}`;
    }
    taken.set(wanted, count);
    taken.set(id, 1);
    return id;
  };
}
