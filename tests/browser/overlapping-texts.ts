/**
 * Overlapping texts: pairs of texts of unrelated elements whose boxes share more than two pixels
 * in both directions. Ignores what is clipped, hidden, decorative, or fixed above scrolling
 * content.
 *
 * Runs in the page, so it is self-contained.
 */
export function overlappingTexts(): string[] {
  interface Box {
    top: number;
    right: number;
    bottom: number;
    left: number;
  }

  const TOLERANCE = 2;
  const ASIDE = '[aria-hidden="true"], .visually-hidden, .skip';
  const windows = new Map<Element, Box>();

  const found = new Set<string>();
  const lines = shownTexts()
    .flatMap(({ element, text, boxes }, place) =>
      boxes.map((box) => ({ element, text, box, place })),
    )
    .sort((one, other) => one.box.top - other.box.top);
  for (const [index, line] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.box.top > line.box.bottom) break;
      if (line.element.contains(other.element) || other.element.contains(line.element)) continue;
      if (!overlap(line.box, other.box)) continue;
      const [first, second] = line.place < other.place ? [line, other] : [other, line];
      found.add(`“${first.text}” and “${second.text}”`);
    }
  }
  return [...found];

  function shownTexts() {
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const shown: { element: Element; text: string; boxes: Box[] }[] = [];
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const { parentElement: element } = node;
      const text = node.textContent?.trim().slice(0, 60);
      if (!text || !element || element.closest(ASIDE) || isAtTheFoot(element)) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const seen = windowOf(element);
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      const boxes = [...range.getClientRects()].map((box) => common(letters(box, size), seen));
      shown.push({ element, text, boxes });
    }
    return shown;
  }

  /** Elements that stay at the foot of the window while the page scrolls under them. */
  function isAtTheFoot(element: Element | null): boolean {
    if (!element) return false;
    const { position, bottom } = getComputedStyle(element);
    return (position === 'sticky' && bottom !== 'auto') || isAtTheFoot(element.parentElement);
  }

  /** A line's box without its font's space above and below the letters. */
  function letters({ top, right, bottom, left }: DOMRect, size: number): Box {
    const spare = Math.max(0, (bottom - top - size) / 2);
    return { top: top + spare, right, bottom: bottom - spare, left };
  }

  /** The visible area of an element: not clipped by any box around it. */
  function windowOf(element: Element): Box {
    const known = windows.get(element);
    if (known) return known;
    const { parentElement } = element;
    const around = parentElement
      ? windowOf(parentElement)
      : { top: -Infinity, right: Infinity, bottom: Infinity, left: -Infinity };
    const { overflow, clipPath } = getComputedStyle(element);
    const cuts = overflow !== 'visible' && element !== document.body;
    const own = common(cuts ? element.getBoundingClientRect() : around, around);
    // For screen readers only, as the class `visually-hidden`.
    if (clipPath === 'inset(50%)') own.right = own.left;
    windows.set(element, own);
    return own;
  }

  function common(a: Box, b: Box): Box {
    return {
      top: Math.max(a.top, b.top),
      right: Math.min(a.right, b.right),
      bottom: Math.min(a.bottom, b.bottom),
      left: Math.max(a.left, b.left),
    };
  }

  function overlap(a: Box, b: Box): boolean {
    const { top, right, bottom, left } = common(a, b);
    return right - left > TOLERANCE && bottom - top > TOLERANCE;
  }
}
