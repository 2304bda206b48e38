import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** Stand-in tag for pictures with a size, which Markdown cannot express. */
const SIZED = 'sized-img';
/** Elements that Markdown cannot express: kept as HTML. */
const AS_HTML = ['dl', 'figure', 'sub', 'sup', SIZED];

const reader = unified().use(rehypeParse, { fragment: true });
const writer = unified()
  .use(remarkGfm, { singleTilde: false })
  .use(remarkStringify, { bullet: '-', emphasis: '*', rule: '-' });

/**
 * Converts HTML, as made by `markdownToHtml`, to Markdown. May lose information: convert back to
 * check.
 */
export function toMarkdown(html: string): string {
  const tree = reader.parse(html);
  prepare(tree);
  const keepHtml = (_: unknown, { position }: Element) => ({
    type: 'html' as const,
    value: html.slice(position?.start.offset, position?.end.offset),
  });
  const handlers = Object.fromEntries(AS_HTML.map((tag) => [tag, keepHtml]));
  const markdown = unified().use(rehypeRemark, { handlers }).runSync(tree);
  return writer.stringify(markdown);
}

/** Undoes `improveCells`, and renames pictures with a size. */
function prepare(tree: Root): void {
  visit(tree, 'element', (element) => {
    const { tagName, properties } = element;
    const { dataAlign: align, width, height } = properties;
    if (/^t[hd]$/.test(tagName) && typeof align === 'string') properties['align'] = align;
    if (tagName === 'img' && (width ?? height) !== undefined) element.tagName = SIZED;
  });
}
