import { load } from 'cheerio/slim';

/** A section in a post's table of contents. */
export interface PostSection {
  id: string;
  /** Its heading. */
  text: string;
}

/** A post's HTML with ids, its sections and its length. */
export interface Outline {
  html: string;
  /** One for each heading of level 2. */
  sections: readonly PostSection[];
  /** How many words it has. */
  words: number;
}

/** Prefix: no id of the page around the post begins so. */
const PREFIX = 'section-';

/** The sanitizer writes headings without attributes. */
const HEADING = /<h2>([\s\S]*?)<\/h2>/g;

/** Gives each heading of level 2 in a post's HTML, sanitized, an id made of its text. */
export function outlineOf(html: string): Outline {
  const freeId = idsOfOnePage();
  const sections: PostSection[] = [];
  // No selector: it would take quadratic time for a long post.
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

/** Makes ids unique by a number. */
function idsOfOnePage(): (wanted: string) => string {
  /** The last number used, by id. */
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
