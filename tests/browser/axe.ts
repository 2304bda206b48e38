import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Looks at a page, all of it unless told otherwise, for all that axe knows of WCAG and of good
 * practice, contrast at AAA included.
 *
 * @param aside rules that do not hold here
 */
export function axeOn(page: Page, aside: readonly string[] = []): AxeBuilder {
  const off = aside.map((rule) => [rule, { enabled: false }] as const);
  return (
    new AxeBuilder({ page })
      .options({
        runOnly: { type: 'tag', values: TAGS },
        rules: { 'color-contrast-enhanced': { enabled: true }, ...Object.fromEntries(off) },
        resultTypes: ['violations'],
      })
      // In the page itself, where there is no frame of ours to look into.
      .setLegacyMode()
  );
}

/** Fails with what axe finds, and where it finds next to nothing to look at. */
export async function expectNoViolation(axe: AxeBuilder, what: string): Promise<void> {
  const { violations, passes } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect(found, what).toEqual([]);
  expect(passes.length, what).toBeGreaterThan(0);
}
