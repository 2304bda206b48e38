import { texasToday } from '../../src/base/calendar/texas-time.ts';
import { fakePosts } from '../../src/blog/testing.ts';
import { readBuiltFacts } from '../../src/server/built-facts.ts';
import { loadPages } from '../../src/server/load-built.ts';
import { pageReads } from '../../src/server/respond/page-reads.ts';
import { isOnePage, ROUTES } from '../../src/site/routes.ts';

const { render } = await loadPages('dist');
const { listed } = await readBuiltFacts('dist');

/** The built site's page on a day, YYYY-MM-DD, and whether it depends on the day or on posts. */
export async function pageOn(path: string, day: string) {
  const { posts, today, siteStatus, used } = pageReads(fakePosts(), day, []);
  const locals = { posts, today, ...siteStatus, isPatient: true };
  const page = await render(new Request(`http://localhost${path}`), locals);
  return { html: await page.text(), used };
}

/** Today's version of every page without posts. */
export async function pagesOfContent(): Promise<{ route: string; html: string }[]> {
  const single = ROUTES.filter((route) => isOnePage(route) && !route.answer);
  const pages = [...single.map(({ href }) => href), ...listed].map(async (route) => ({
    route,
    ...(await pageOn(route, texasToday())),
  }));
  const rendered = await Promise.all(pages);
  return rendered.filter(({ used }) => !used.posts).map(({ route, html }) => ({ route, html }));
}
