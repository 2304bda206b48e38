/**
 * Makes a node of a document like another one, leaving what is alike in place: what is scrolled,
 * focused or unfolded stays so.
 *
 * @param changed gets the elements whose words, attributes or parts changed
 */
export function morph(old: Node, next: Node, changed: Element[]): void {
  if (old.isEqualNode(next)) return;
  if (isElement(old) && isElement(next) && old.tagName === next.tagName) {
    if (morphAttributes(old, next)) changed.push(old);
    morphChildren(old, next, changed);
  } else if (old.nodeType === next.nodeType && !isElement(old)) {
    old.nodeValue = next.nodeValue;
    if (old.parentElement) changed.push(old.parentElement);
  } else {
    const added = inDocument(old, next);
    old.parentNode?.replaceChild(added, old);
    noteAdded(added, changed);
  }
}

function morphAttributes(old: Element, next: Element): boolean {
  let isChanged = false;
  for (const { name } of [...old.attributes, ...next.attributes]) {
    const value = next.getAttribute(name);
    const isHers = name === 'open' && old.tagName === 'DETAILS';
    if (isHers || old.getAttribute(name) === value) continue;
    if (value === null) old.removeAttribute(name);
    else old.setAttribute(name, value);
    isChanged = true;
  }
  return isChanged;
}

/** Those alike at the start and at the end stay; the others are paired in their order. */
function morphChildren(old: Element, next: Element, changed: Element[]): void {
  const before = [...old.childNodes];
  const after = [...next.childNodes];
  let end: Node | null = null;
  while (isAlike(before[0], after[0])) {
    before.shift();
    after.shift();
  }
  while (isAlike(before.at(-1), after.at(-1))) {
    end = before.pop() ?? null;
    after.pop();
  }
  for (const [place, node] of after.entries()) {
    const known = before[place];
    if (known) morph(known, node, changed);
    else noteAdded(old.insertBefore(inDocument(old, node), end), changed);
  }
  for (const node of before.slice(after.length)) {
    old.removeChild(node);
    changed.push(old);
  }
}

function isAlike(one: Node | undefined, other: Node | undefined): boolean {
  return one !== undefined && other !== undefined && one.isEqualNode(other);
}

function inDocument(old: Node, next: Node): Node {
  return old.ownerDocument?.importNode(next, true) ?? next;
}

function noteAdded(node: Node, changed: Element[]): void {
  const element = isElement(node) ? node : node.parentElement;
  if (element) changed.push(element);
}

/** Those of a frame are not instances of this window's classes. */
function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}
