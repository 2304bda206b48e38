import type { Page } from '@playwright/test';

/** A role that screen readers navigate by or count, with the level of a heading. */
const LINE =
  /^\s*- '?(banner|navigation|main|complementary|contentinfo|article|heading|list|listitem|img|table|row)\b.*?(\[level=\d\])?'?:?$/gm;

/** The landmarks, headings, lists and pictures in the accessibility tree, in order. */
export async function outlineHeard(page: Page): Promise<string[]> {
  const snapshot = await page.locator('body').ariaSnapshot();
  return [...snapshot.matchAll(LINE)].map(([, role, level = '']) => role + level);
}

/**
 * The same by the page's markup, which styles must not change.
 *
 * Runs in the page.
 */
export function outlineWritten(): string[] {
  const roles: Readonly<Record<string, string>> = {
    'body > header': 'banner',
    'nav, [role=navigation]': 'navigation',
    main: 'main',
    aside: 'complementary',
    'body > footer': 'contentinfo',
    article: 'article',
    'ul, ol': 'list',
    li: 'listitem',
    'img:not([alt=""]), [role=img]': 'img',
    table: 'table',
    tr: 'row',
  };
  return (
    [...document.body.querySelectorAll('*')]
      .filter((element) => !element.closest('[aria-hidden=true]'))
      // Elements without a box of their own count too.
      .filter((it) => it.checkVisibility() || getComputedStyle(it).display === 'contents')
      .flatMap((element) => {
        const [, level] = /^H([1-6])$/.exec(element.tagName) ?? [];
        if (level) return [`heading[level=${level}]`];
        return Object.entries(roles).flatMap(([is, role]) => (element.matches(is) ? [role] : []));
      })
  );
}
