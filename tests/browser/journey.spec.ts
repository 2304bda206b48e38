import { expect, test } from '@playwright/test';
import { BLOG_POST, CONTACT } from '../content.ts';
import { CATEGORY, FIRST_SERVICE, POSTS } from '../routes.ts';
import { fill, messageFrom, reachForm } from './contact-form.ts';
import { receivedFrom } from './received-from.ts';

const THANKS = CONTACT.form.thanks.title;

for (const javaScriptEnabled of [true, false]) {
  const visitor = javaScriptEnabled ? 'with script' : 'without script';
  test.describe(visitor, () => {
    test.use({ javaScriptEnabled });

    test('a visitor gets from the home page to a sent message', async ({ page }) => {
      const main = page.getByRole('main');
      const menu = page.getByRole('navigation', { name: 'Main' });
      await page.goto('/');
      await menu.getByRole('button', { name: 'Services' }).click();
      await menu.getByRole('link', { name: FIRST_SERVICE.label, exact: true }).click();
      await expect(page).toHaveURL(FIRST_SERVICE.href);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(FIRST_SERVICE.label);

      await menu.getByRole('link', { name: 'Contact' }).click();
      await expect(page).toHaveURL('/contact');
      const message = messageFrom(`Visitor ${visitor}`);
      const form = await reachForm(page, { javaScriptEnabled });
      await fill(form, message);
      await form.send.click();
      await expect(main.getByRole('heading', { name: THANKS })).toBeVisible();
      await expect(page).toHaveURL(javaScriptEnabled ? '/contact' : '/message-sent');
      expect(receivedFrom(message.name)).toMatchObject([message]);

      await main
        .getByRole(javaScriptEnabled ? 'button' : 'link', { name: 'Send Another Message' })
        .click();
      await expect(form.name).toBeInViewport();
      await expect(form.name).toHaveValue('');
    });
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor without script gets from the home page through the blog', async ({ page }) => {
    test.skip(POSTS.length === 0, 'No post is published');
    const main = page.getByRole('main');
    await page.goto('/');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Blog' })
      .click();
    await page.waitForURL('/blog');
    const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading') });
    const category = main.getByRole('link', { name: CATEGORY.name, exact: true });
    await category.click();
    await page.waitForURL(/\?category=/);
    await expect(category).toHaveAttribute('aria-current', 'true');
    const [title = '', ...others] = CATEGORY.titles;
    await expect(cards.getByRole('heading')).toHaveText([title, ...others]);
    await cards.first().getByRole('link', { name: 'Read More' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
    if (others.length === 0) return;
    const named = { level: 2, name: BLOG_POST.relatedHeading, exact: true };
    const heading = page.getByRole('heading', named);
    const related = main.locator('section').filter({ has: heading });
    await related.getByRole('link', { name: 'Read More' }).first().click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(others[0] ?? '');
  });
});
