import type { Locator } from '@playwright/test';

/** The links inside `container` as a visitor sees them, in order. */
export function linksIn(container: Locator): Promise<{ label: string; href: string | null }[]> {
  return container.getByRole('link').evaluateAll((links) =>
    links.map((link) => ({
      label: link.textContent.trim(),
      href: link.getAttribute('href'),
    })),
  );
}
