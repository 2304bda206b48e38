import { load } from 'cheerio/slim';

/** Avoids clashes with ids of the page around the post. */
const PREFIX = 'section-';

/** A heading as the sanitizer writes it. */
const HEADING = /<h2>([\s\S]*?)<\/h2>/g;

/**
 * Adds an id, derived from the text, to each h2 of sanitized HTML. Also returns the id and text of
 * each, and the word count.
 */
export function outlineOf(html: string) {
  const sections: { id: string; text: string }[] = [];
  const taken = new Set<string>();
  // No CSS selector: it is quadratic in a long post.
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

/** Tags and entities count as spaces. */
function wordsIn(html: string): number {
  const text = html.replace(/<[^>]*>|&[#\w]+;/g, ' ');
  return text.match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** Any script: ids, unlike slugs, may have non-ASCII letters. */
function hyphenated(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu)?.join('-') ?? '';
}
