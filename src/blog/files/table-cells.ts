import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Adds a scope to header cells and `data-align` to cells; mutates the tree. */
export function improveCells(tree: Root): void {
  visit(tree, 'element', (cell) => {
    if (!/^t[hd]$/.test(cell.tagName)) return;
    const { align, ...properties } = cell.properties;
    // An empty corner cell is no heading.
    if (!textOf(cell).trim()) cell.tagName = 'td';
    cell.properties = {
      ...properties,
      ...(align && { dataAlign: align }),
      ...(cell.tagName === 'th' && { scope: 'col' }),
    };
  });
}
