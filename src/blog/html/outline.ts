import { load } from 'cheerio/slim';

/** Keeps ids of the post from clashing with ids of its page. */
const PREFIX = 'section-';

/** An h2 heading, as written by the sanitizer. */
const HEADING = /<h2>([\s\S]*?)<\/h2>/g;

/**
 * Adds an id, derived from the text, to each h2 of sanitized HTML. Also returns each id and text, and
 * the number of words.
 */
export function outlineOf(html: string) {
  const sections: { id: string; text: string }[] = [];
  const taken = new Set<string>();
  // Not by CSS selector, which takes quadratic time in a long post.
  const withIds = html.replace(HEADING, (heading, inside: string) => {
    const text = load(inside, null, false).text().replace(/\s+/g, ' ').trim();
    if (text === '') return heading;
    const base = PREFIX + hyphenated(text);
    let id = base;
    for (let count = sections.length + 1; taken.has(id); count += 1) id = `${base}-${count}`;
    taken.add(id);
    sections.push({ id, text });
    return `<h2 id="${id}">${inside}</h2>`;
  });
  return { html: withIds, sections, words: wordsIn(html) };
}

/** Counts words; tags and entities count as spaces. */
function wordsIn(html: string): number {
  const text = html.replace(/<[^>]*>|&[#\w]+;/g, ' ');
  return text.match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** Joins words of any script by hyphens: ids, unlike slugs, may have non-ASCII letters. */
function hyphenated(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu)?.join('-') ?? '';
}
