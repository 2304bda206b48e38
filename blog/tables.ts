import type { defaultHandlers } from 'remark-rehype';

type Element = ReturnType<typeof defaultHandlers.table>;
type Content = Element['children'][number];

/** Anything that holds the nodes of an HTML tree. */
interface Parent {
  children: ({ type: string } | Content)[];
}

/**
 * Makes the tables under `parent` fit for reading: each scrolls in a region of
 * its own, named after the heading above it, with a number where that name is in
 * `named` already; header cells say what they head; alignment becomes
 * `data-align`. Changes the tree in place.
 */
export function improveTables(parent: Parent, named: string[] = []): void {
  let heading = 'Table';
  parent.children = parent.children.map((child) => {
    if (!isElement(child)) return child;
    if (/^h[1-6]$/.test(child.tagName)) heading = textOf(child) || heading;
    if (child.tagName !== 'table') {
      improveTables(child, named);
      return child;
    }
    improveCells(child);
    named.push(heading);
    const count = named.filter((name) => name === heading).length;
    return scrollRegion(child, count > 1 ? `${heading} (${count})` : heading);
  });
}

function scrollRegion(table: Element, label: string): Element {
  const properties = { role: 'region', tabIndex: 0, ariaLabel: label };
  return { type: 'element', tagName: 'div', properties, children: [table] };
}

function improveCells(parent: Element): void {
  for (const child of parent.children.filter(isElement)) {
    if (child.tagName === 'th' || child.tagName === 'td') improveCell(child);
    else improveCells(child);
  }
}

function improveCell(cell: Element): void {
  const { align, ...properties } = cell.properties;
  // The empty corner of a table heads nothing.
  if (!textOf(cell)) cell.tagName = 'td';
  cell.properties = {
    ...properties,
    ...(align && { dataAlign: align }),
    ...(cell.tagName === 'th' && { scope: 'col' }),
  };
}

function textOf(element: Element): string {
  const texts = element.children.map((child) => {
    if (child.type === 'text') return child.value;
    return child.type === 'element' ? textOf(child) : '';
  });
  return texts.join('').trim();
}

function isElement(node: { type: string } | Content): node is Element {
  return node.type === 'element';
}
