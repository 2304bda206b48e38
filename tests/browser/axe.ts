import { expect, type Frame, type Page } from '@playwright/test';
import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Look {
  /** The part of the page to look at, as a selector. */
  within?: string;
  /** The rules to look for; all that axe knows of WCAG and of good practice unless given. */
  only?: readonly string[];
  /** Rules that do not hold here. */
  except?: readonly string[];
}

/**
 * Fails with what axe finds on a page, contrast at AAA included, and where it finds next to nothing
 * to look at.
 */
export async function expectNoViolation(
  page: Page | Frame,
  what: string,
  { within = 'html', only, except = [] }: Look = {},
): Promise<void> {
  // Once for each document: it is larger than any of them.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // Contrast at AA is part of contrast at AAA.
  const off = ['color-contrast', ...except].map((rule) => [rule, { enabled: false }] as const);
  const options: axe.RunOptions = {
    runOnly: only ? { type: 'rule', values: [...only] } : { type: 'tag', values: TAGS },
    rules: only ? {} : { 'color-contrast-enhanced': { enabled: true }, ...Object.fromEntries(off) },
    resultTypes: ['violations'],
    // The map's is not ours; the catalogue of parts hands over its own one by one.
    iframes: false,
  };
  const { violations, passes } = await page.evaluate(
    async ([part, options]) => {
      // What the page scrolls under lies still meanwhile: axe takes what it covers for too small.
      const bar = document.querySelector<HTMLElement>('[aria-label="Call or book"]');
      if (bar) bar.style.position = 'static';
      const found = await window.axe.run(part, options);
      if (bar) bar.style.position = '';
      return found;
    },
    [within, options] as const,
  );
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect(found, what).toEqual([]);
  expect(passes.length, what).toBeGreaterThan(0);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
