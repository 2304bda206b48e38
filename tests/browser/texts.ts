/**
 * Texts that are partly cut off: more than a pixel outside the window or a clipping box. Text that
 * can be scrolled into view counts as whole.
 *
 * Runs in the page, so it is self-contained.
 */
export function cutTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement: element, textContent } = node;
    if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (!textContent?.trim() || element.closest('.visually-hidden, .skip')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right } of range.getClientRects()) {
      const [from, to] = visibleSpan(element);
      if (left < from - 1 || right > to + 1) found.push(textContent.trim());
    }
  }
  return found;

  function visibleSpan(start: Element): [number, number] {
    let [from, to] = [0, document.documentElement.clientWidth];
    for (let box: Element | null = start; box; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box);
      if (overflowX === 'auto' || overflowX === 'scroll') return [-Infinity, Infinity];
      if (overflowX === 'visible' || box === document.body) continue;
      const { left, right } = box.getBoundingClientRect();
      [from, to] = [Math.max(from, left), Math.min(to, right)];
    }
    return [from, to];
  }
}

/**
 * Texts and pictures of the page that are hidden on a desktop, except closed menus and answers.
 *
 * Runs in the page.
 */
export function unseen(): string[] {
  // Except text repeated elsewhere in a wide layout: the day in a cell of an exhibit's table, in the column heading.
  const waiting =
    '[popover], #hero-end:has(> svg) > img, :has(> #menu), details:not([open]) > :not(summary), nav summary, .phone-fold > summary, form p[id$="-advice"], figure td > b, [aria-label="Call or book"], [hidden], script, style, option';
  const listenersAndPaper = '.visually-hidden, .skip, body > div, [role=status]';
  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
  );
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isPicture = node instanceof HTMLImageElement || node instanceof SVGSVGElement;
    if (node instanceof Element ? !isPicture : !node.textContent?.trim()) continue;
    const element = node instanceof Element ? node : node.parentElement;
    if (!element || element.closest(`${waiting}, ${listenersAndPaper}`)) continue;
    const { width, height } = element.getBoundingClientRect();
    const seen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!seen || width * height === 0)
      found.push(isPicture ? element.outerHTML.slice(0, 80) : (node.textContent ?? ''));
  }
  return found;
}
