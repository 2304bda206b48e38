import { fakePosts } from '../../src/blog/testing/posts.ts';
import { loadPages } from '../../src/server/load-built.ts';
import { pageDependencies } from '../../src/server/respond/page-dependencies.ts';

const { render } = await loadPages('dist');

/** The built site's page on a day, YYYY-MM-DD, and whether it depends on the day or on posts. */
export async function pageOn(path: string, day: string) {
  const { posts, today, siteStatus, used } = pageDependencies(fakePosts(), day, []);
  const locals = { posts, today, ...siteStatus, isBuffered: true };
  const page = await render(new Request(`http://localhost${path}`), locals);
  return { html: await page.text(), used };
}
