/**
 * Makes a node of a document like another one, leaving what is alike in place: what is scrolled,
 * focused or unfolded stays so.
 *
 * @param changed gets the elements whose words, attributes or parts changed
 */
export function morph(old: Node, next: Node, changed: Element[]): void {
  if (old.isEqualNode(next)) return;
  if (isElement(old) && isElement(next) && old.tagName === next.tagName) {
    morphAttributes(old, next);
    morphChildren(old, next, changed);
  } else {
    old.parentNode?.replaceChild(inserted(old, next, changed), old);
  }
}

function morphAttributes(old: Element, next: Element): void {
  for (const { name } of [...old.attributes, ...next.attributes]) {
    const value = next.getAttribute(name);
    const isHers = name === 'open' && old.tagName === 'DETAILS';
    if (isHers || old.getAttribute(name) === value) continue;
    if (value === null) old.removeAttribute(name);
    else old.setAttribute(name, value);
  }
}

/** Those alike at the start and at the end stay; the others are paired in their order. */
function morphChildren(old: Element, next: Element, changed: Element[]): void {
  const [before, after] = [[...old.childNodes], [...next.childNodes]];
  let end: Node | null = null;
  while (before[0]?.isEqualNode(after[0] ?? null)) {
    before.shift();
    after.shift();
  }
  while (before.at(-1)?.isEqualNode(after.at(-1) ?? null)) {
    end = before.pop() ?? null;
    after.pop();
  }
  for (const [place, node] of after.entries()) {
    const known = before[place];
    if (known) morph(known, node, changed);
    else old.insertBefore(inserted(old, node, changed), end);
  }
  for (const node of before.slice(after.length)) old.removeChild(node);
}

function inserted(old: Node, next: Node, changed: Element[]): Node {
  const node = old.ownerDocument?.importNode(next, true) ?? next;
  const element = isElement(node) ? node : old.parentElement;
  if (element) changed.push(element);
  return node;
}

/** Those of a frame are not instances of this window's classes. */
function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}
