import type { Element } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** An `img` element. */
export interface ImageTag {
  src: string;
  /** Whether it has a width or height. */
  isSized: boolean;
}

const reader = unified().use(rehypeParse, { fragment: true, verbose: true });

/**
 * Replaces `src` attributes of images; leaves everything else unchanged.
 *
 * @param change returns new attributes, such as `src="/a.webp"`, or undefined to keep them
 */
export function changeImages(html: string, change: (tag: ImageTag) => string | undefined): string {
  const tags: { start: number; end: number; properties: Element['properties'] }[] = [];
  visit(reader.parse(html), 'element', ({ tagName, data, properties }) => {
    const place = data?.position?.properties?.['src'];
    const [start, end] = [place?.start.offset, place?.end.offset];
    if (tagName !== 'img' || start === undefined || end === undefined) return;
    tags.push({ start, end, properties });
  });
  let result = '';
  let copied = 0;
  // In document order: the parser moves misplaced images out of tables.
  for (const { start, end, properties } of tags.toSorted((a, b) => a.start - b.start)) {
    const { src, width, height } = properties;
    const isSized = width !== undefined || height !== undefined;
    const attributes = change({ src: String(src), isSized }) ?? html.slice(start, end);
    result += html.slice(copied, start) + attributes;
    copied = end;
  }
  return result + html.slice(copied);
}
