import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** An `img` element with a `src`. */
export interface ImageTag {
  src: string;
  /** Whether it has a width or height. */
  isSized: boolean;
  /** The place of the attribute `src` in the HTML. */
  start: number;
  end: number;
}

const reader = unified().use(rehypeParse, { fragment: true, verbose: true });

/** The images of HTML, as they follow one another there. */
export function imageTags(html: string): ImageTag[] {
  const tags: ImageTag[] = [];
  visit(reader.parse(html), 'element', ({ tagName, data, properties }) => {
    const place = data?.position?.properties?.['src'];
    const [start, end] = [place?.start.offset, place?.end.offset];
    if (tagName !== 'img' || start === undefined || end === undefined) return;
    const { src, width, height } = properties;
    const isSized = width !== undefined || height !== undefined;
    tags.push({ src: String(src), isSized, start, end });
  });
  // The parser moves misplaced images out of tables.
  return tags.sort((a, b) => a.start - b.start);
}
