import type { Element, Root } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** A picture with a size, which Markdown has no syntax for. */
const SIZED = 'sized-img';
/** Elements that Markdown cannot express: they stay HTML within it. */
const AS_HTML = ['dl', 'figure', 'sub', 'sup', SIZED];

const reader = unified().use(rehypeParse, { fragment: true });
const writer = unified()
  .use(remarkGfm)
  .use(remarkStringify, { bullet: '-', emphasis: '*', rule: '-' });

/**
 * Markdown for HTML such as `markdownToHtml` makes. It may lose details: to be
 * sure, convert it back and compare.
 */
export function toMarkdown(html: string): string {
  const tree = reader.parse(html);
  prepare(tree);
  const asItIs = (_: unknown, { position }: Element) => ({
    type: 'html' as const,
    value: html.slice(position?.start.offset, position?.end.offset),
  });
  const handlers = Object.fromEntries(AS_HTML.map((tag) => [tag, asItIs]));
  const markdown = unified().use(rehypeRemark, { handlers }).runSync(tree);
  return writer.stringify(markdown);
}

/** Undoes `improveCells`, and gives pictures with a size a tag of their own. */
function prepare(tree: Root): void {
  visit(tree, 'element', (element) => {
    const { tagName, properties } = element;
    const { dataAlign: align, width, height } = properties;
    if (/^t[hd]$/.test(tagName) && typeof align === 'string') properties['align'] = align;
    if (tagName === 'img' && (width ?? height) !== undefined) element.tagName = SIZED;
  });
}
