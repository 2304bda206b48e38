import type { Element } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const reader = unified().use(rehypeParse, { fragment: true });
const writer = unified()
  .use(remarkGfm, { singleTilde: false })
  .use(remarkStringify, { bullet: '-', emphasis: '*', rule: '-' });

/**
 * Converts HTML made by `markdownToHtml` to Markdown. May lose information: convert back and compare
 * to check.
 */
export function toMarkdown(html: string): string {
  const tree = reader.parse(html);
  visit(tree, 'element', ({ tagName, properties }) => {
    const { dataAlign: align } = properties;
    if (/^t[hd]$/.test(tagName) && typeof align === 'string') properties['align'] = align;
  });
  // Markdown cannot express these elements.
  const keepHtml = (_: unknown, { position }: Element) => ({
    type: 'html' as const,
    value: html.slice(position?.start.offset, position?.end.offset),
  });
  const handlers = { sub: keepHtml, sup: keepHtml };
  return writer.stringify(unified().use(rehypeRemark, { handlers }).runSync(tree));
}
