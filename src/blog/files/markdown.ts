import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

// Keeps inline HTML, since stores sanitize on reading. A single ~ stays a tilde, as in 9am~5pm.
const reader = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkRehype, { allowDangerousHtml: true });
const writer = unified().use(rehypeStringify, { allowDangerousHtml: true });

/** The tree of a GitHub-flavored Markdown text, with positions. */
export type MarkdownTree = ReturnType<typeof parseMarkdown>;

/** Parses GitHub-flavored Markdown. Never throws. */
export function parseMarkdown(markdown: string) {
  return reader.parse(markdown);
}

/** Converts GitHub-flavored Markdown to unsanitized HTML for a store. Never throws. */
export function markdownToHtml(markdown: string): string {
  const tree = reader.runSync(reader.parse(markdown));
  improve(tree);
  return writer.stringify(tree).trim();
}

/**
 * Adds a scope to header cells and `data-align` to cells, and replaces the checkboxes of task lists,
 * which no visitor can tick, by ☑ and ☐; mutates the tree.
 */
function improve(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    const { align, checked, ...properties } = element.properties;
    if (element.tagName === 'input' && index !== undefined && parent) {
      parent.children[index] = { type: 'text', value: checked ? '☑' : '☐' };
    }
    if (!/^t[hd]$/.test(element.tagName)) return;
    // An empty corner cell is not a header.
    if (!textOf(element).trim()) element.tagName = 'td';
    element.properties = {
      ...properties,
      ...(align && { dataAlign: align }),
      ...(element.tagName === 'th' && { scope: 'col' }),
    };
  });
}
