import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { improveCells } from './table-cells.ts';

// Keeps HTML inside Markdown (a figure with a caption): stores sanitize what they return.
const reader = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true });
const writer = unified().use(rehypeStringify, { allowDangerousHtml: true });

/**
 * GitHub-flavoured Markdown as HTML for a store. Not safe for a page:
 * stores sanitize what they return. Never throws.
 */
export function markdownToHtml(markdown: string): string {
  const tree = reader.runSync(reader.parse(markdown));
  improveCells(tree);
  return writer.stringify(tree).trim();
}
