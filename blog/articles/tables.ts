import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/**
 * Makes the tables of an article fit for reading: each scrolls in a region of
 * its own, named after the heading above it, with a number where that name is
 * taken already; header cells say what they head; alignment becomes
 * `data-align`. Changes the tree in place.
 */
export function improveTables(tree: Root): void {
  let heading = 'Table';
  const named: string[] = [];
  visit(tree, 'element', (element, index, parent) => {
    if (/^h[1-6]$/.test(element.tagName)) heading = textOf(element).trim() || heading;
    if (/^t[hd]$/.test(element.tagName)) improveCell(element);
    if (element.tagName !== 'table' || parent === undefined || index === undefined) return;
    named.push(heading);
    const count = named.filter((name) => name === heading).length;
    parent.children[index] = scrollRegion(element, count > 1 ? `${heading} (${count})` : heading);
  });
}

function scrollRegion(table: Element, label: string): Element {
  const properties = { role: 'region', tabIndex: 0, ariaLabel: label };
  return { type: 'element', tagName: 'div', properties, children: [table] };
}

function improveCell(cell: Element): void {
  const { align, ...properties } = cell.properties;
  // An empty cell in the corner is no heading.
  if (!textOf(cell).trim()) cell.tagName = 'td';
  cell.properties = {
    ...properties,
    ...(align && { dataAlign: align }),
    ...(cell.tagName === 'th' && { scope: 'col' }),
  };
}
