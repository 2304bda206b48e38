import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Axe rules: contrast below 4.5:1, and from 4.5:1 to 7:1. */
export const CONTRAST = ['color-contrast', 'color-contrast-enhanced'];

interface Look {
  /** Selector of the part to check. */
  within?: string;
  /** The rules to check; default: all of axe's WCAG and best-practice rules. */
  only?: readonly string[];
}

/** Fails on axe violations, including contrast at AAA, and if axe finds almost nothing to check. */
export async function expectNoViolation(
  page: Page,
  what: string,
  { within = 'html', only }: Look = {},
): Promise<void> {
  // Once per document: the script is larger than any of them.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: axe.RunOptions = {
    runOnly: only ? { type: 'rule', values: [...only] } : { type: 'tag', values: TAGS },
    // The AAA rule skips contrast that the AA rule reports.
    rules: only ? {} : { 'color-contrast-enhanced': { enabled: true } },
    resultTypes: ['violations'],
    // The map is a third party's.
    iframes: false,
  };
  const { violations, passes } = await page.evaluate(
    async ([part, options]) => {
      // Makes fixed bars static: axe treats what they cover as too small.
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
