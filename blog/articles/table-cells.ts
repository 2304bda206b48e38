import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Gives the header cells of an article's tables a scope, and cells `data-align`; changes the tree in place. */
export function improveCells(tree: Root): void {
  visit(tree, 'element', (cell) => {
    if (!/^t[hd]$/.test(cell.tagName)) return;
    const { align, ...properties } = cell.properties;
    // An empty cell in the corner is no heading.
    if (!textOf(cell).trim()) cell.tagName = 'td';
    cell.properties = {
      ...properties,
      ...(align && { dataAlign: align }),
      ...(cell.tagName === 'th' && { scope: 'col' }),
    };
  });
}
