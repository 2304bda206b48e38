import type { Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { improveCells } from './table-cells.ts';

// Inline HTML is kept: stores sanitize on reading. A single ~ stands for itself, as in 9am~5pm.
const reader = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkRehype, { allowDangerousHtml: true });
const writer = unified().use(rehypeStringify, { allowDangerousHtml: true });

/** GitHub-flavored Markdown as a tree, with the places of its parts. */
export type MarkdownTree = ReturnType<typeof parseMarkdown>;

/** Parses GitHub-flavored Markdown. Never throws. */
export function parseMarkdown(markdown: string) {
  return reader.parse(markdown);
}

/** Converts GitHub-flavored Markdown to unsanitized HTML for a store. Never throws. */
export function markdownToHtml(markdown: string): string {
  const tree = reader.runSync(reader.parse(markdown));
  improveCells(tree);
  printBoxes(tree);
  return writer.stringify(tree).trim();
}

/** Puts signs in the place of the boxes of a list, which no visitor can tick; mutates the tree. */
function printBoxes(tree: Root): void {
  visit(tree, 'element', ({ tagName, properties }, place, parent) => {
    if (tagName !== 'input' || place === undefined || !parent) return;
    parent.children[place] = { type: 'text', value: properties['checked'] ? '☑' : '☐' };
  });
}
