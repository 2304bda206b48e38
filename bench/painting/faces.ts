import type { CDPSession, Page } from '@playwright/test';

/** When a text stood in our own face: from its first paint, from later on, or not on this visit. */
export type Shown = 'at once' | 'later' | 'never';

export interface Faces {
  headline: Shown;
  text: Shown;
}

/** The parts of a page that are looked at. */
const SAMPLES = { headline: 'main h1', text: 'main h1 ~ p:last-of-type' };

/** Has the next page note, at each frame, how wide the samples are: each face has widths of its own. */
export async function watchFaces(page: Page): Promise<void> {
  await page.addInitScript((selectors) => {
    const frames: { at: number; widths: Record<string, number> }[] = [];
    Object.assign(window, { widthsByFrame: frames });
    const note = () => {
      const widths: Record<string, number> = {};
      for (const [name, selector] of Object.entries(selectors)) {
        const element = document.querySelector(selector);
        if (!element) continue;
        const range = document.createRange();
        range.selectNodeContents(element);
        widths[name] = [...range.getClientRects()].reduce((sum, { width }) => sum + width, 0);
      }
      frames.push({ at: performance.now(), widths });
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  }, SAMPLES);
}

/** What the samples were set in, once the page has settled. */
export async function readFaces(page: Page, session: CDPSession): Promise<Faces> {
  const changed = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const painted = paint?.startTime ?? 0;
    const frames: { at: number; widths: Record<string, number> }[] = Reflect.get(
      window,
      'widthsByFrame',
    );
    const before = frames.findLastIndex(({ at }) => at <= painted);
    const visible = frames.slice(Math.max(0, before));
    return [...new Set(visible.flatMap(({ widths }) => Object.keys(widths)))].filter((name) => {
      const widths = visible.map((frame) => frame.widths[name] ?? 0).filter((width) => width > 0);
      return new Set(widths).size > 1;
    });
  });
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const shown = async (name: keyof typeof SAMPLES): Promise<Shown> => {
    const { nodeId } = await session.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: SAMPLES[name],
    });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    if (!fonts.every(({ isCustomFont }) => isCustomFont)) return 'never';
    return changed.includes(name) ? 'later' : 'at once';
  };
  return { headline: await shown('headline'), text: await shown('text') };
}
