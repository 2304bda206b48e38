import { expect, test } from '@playwright/test';
import { CONTACT } from '../content.ts';
import { newDataDir, serveBuiltSite } from '../serve-built-site.ts';
import { fill, messageFrom, openForm } from './contact-form.ts';
import { storedFrom } from './stored-from.ts';

test('a message the visitor was thanked for survives kill -9', async ({ page }) => {
  const dataDir = newDataDir();
  const before = await serveBuiltSite({ dataDir });
  const message = messageFrom('Survivor');
  const form = await openForm(page, { origin: before.url });
  await fill(form, message);
  await form.send.click();
  await expect(page.getByRole('heading', { name: CONTACT.form.thanks.title })).toBeVisible();
  await before.kill();
  const after = await serveBuiltSite({ dataDir });
  expect(storedFrom(message.name, dataDir)).toMatchObject([{ ...message, quarantine: '' }]);
  await after.close();
});
