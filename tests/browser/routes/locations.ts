import { expect, type Locator } from '@playwright/test';
import { LOCATIONS } from './the-firm.ts';

/** The five Texas locations beside their map. */
export async function expectLocations(within: Locator): Promise<void> {
  await expect(within.getByRole('term')).toHaveText(LOCATIONS.map(([name]) => name));
  await expect(within.getByRole('definition')).toHaveText(LOCATIONS.map(([, about]) => about));
  await expect(within.getByRole('img', { name: /map of texas/i })).toBeVisible();
}
