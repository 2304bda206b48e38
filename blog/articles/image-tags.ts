import type { Element } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** An `img` in a text of HTML. */
export interface ImageTag {
  src: string;
  /** Whether it names a width or a height. */
  isSized: boolean;
  /** What follows its address, up to the end of the text. */
  rest: string;
}

/** What an `img` is to say instead: its address, what follows it, and how much of the rest goes. */
export interface ImageChange {
  src: string;
  /** Attributes, with a space before them. */
  then?: string;
  /** How many characters of `rest` are left out. */
  without?: number;
}

const reader = unified().use(rehypeParse, { fragment: true, verbose: true });

/** The HTML with the addresses of its pictures changed, where `change` gives another, and nothing else touched. */
export function changeImages(
  html: string,
  change: (tag: ImageTag) => ImageChange | undefined,
): string {
  const tags: { start: number; end: number; properties: Element['properties'] }[] = [];
  visit(reader.parse(html), 'element', ({ tagName, data, properties }) => {
    const place = data?.position?.properties?.['src'];
    const [start, end] = [place?.start.offset, place?.end.offset];
    if (tagName !== 'img' || start === undefined || end === undefined) return;
    tags.push({ start, end, properties });
  });
  let changed = '';
  let done = 0;
  // In the order of the text: an image that may not stand in a table is moved out of it.
  for (const { start, end, properties } of tags.toSorted((a, b) => a.start - b.start)) {
    const { src, width, height } = properties;
    const isSized = width !== undefined || height !== undefined;
    const wanted = change({ src: String(src), isSized, rest: html.slice(end) });
    if (wanted === undefined) continue;
    const address = wanted.src.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    changed += `${html.slice(done, start)}src="${address}"${wanted.then ?? ''}`;
    done = end + (wanted.without ?? 0);
  }
  return changed + html.slice(done);
}
