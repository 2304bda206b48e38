import { expect, type Page } from '@playwright/test';
import { section } from './sections.ts';
import { FIRM } from './the-firm.ts';

/** The closing banner: its title, its button to the calendar, and the phone and e-mail beside it. */
export async function expectBanner(page: Page, title: string, button: string): Promise<void> {
  const banner = section(page, title);
  await expect(banner.getByRole('link', { name: button, exact: true })).toHaveAttribute(
    'href',
    FIRM.schedulingUrl,
  );
  await expect(banner.getByRole('link', { name: FIRM.phone })).toHaveAttribute('href', FIRM.tel);
  await expect(banner.getByRole('link', { name: FIRM.email })).toHaveAttribute('href', FIRM.mailto);
}
