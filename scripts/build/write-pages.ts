import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DATED_FOLDER } from '../../src/archive/record.ts';
import type { Post } from '../../src/blog/post.ts';
import { createPosts } from '../../src/blog/posts.ts';
import { byField } from '../../src/inbox/by-field.ts';
import type { Rejection } from '../../src/inbox/receive/form.ts';
import { contactAddressFor, WRITE_PATH } from '../../src/papers/addresses.ts';
import { DEADLINE_ROUTE } from '../../src/papers/deadline-address.ts';
import { withDay } from '../../src/papers/printed-day.ts';
import type { BuiltFacts } from '../../src/server/built-facts.ts';
import { loadPages } from '../../src/server/load-built.ts';
import { NOT_FOUND, POST_ROUTE, REJECTED_FORM } from '../../src/server/respond/locate-page.ts';
import { pageDependencies } from '../../src/server/respond/page-dependencies.ts';
import { redirectsOf } from '../../src/server/respond/redirects.ts';
import { renderPage } from '../../src/server/respond/render-page.ts';
import type { Site } from '../../src/server/respond/respond.ts';
import { isStaticRoute, ROUTES } from '../../src/site/routes.ts';
import { pagePolicy } from './page-policy.ts';

const post: Post = {
  id: '1',
  slug: 'example',
  title: 'Example',
  excerpt: '',
  content: '<p>Example</p>',
  category: 'Example',
  image_url: null,
  author_name: 'Example',
  author_title: '',
  denomination: '1040',
  published_at: '2000-01-01',
  modified_at: null,
  is_published: true,
};

/** A made-up post: a policy must not allow inline code of a real one. */
const posts = createPosts(() => ({
  cards: async () => [post],
  posts: async () => [post],
  picture: async () => undefined,
  version: () => undefined,
  close: () => {},
}));

const rejection: Rejection = { fields: {}, values: byField(() => '') };

/** Facts known only after rendering all pages. */
interface Rendered {
  /** The pages that depend on the day, by path. */
  dated: readonly string[];
  /** The Content-Security-Policy of each route rendered on demand. */
  policies: Readonly<Record<string, string>>;
}

/**
 * Renders every page of the site built in `dist`. Pages that depend neither on posts nor on the day go
 * to `dist`/client; those that depend on the day too if wanted, else to the archive's folder. Also
 * writes robots.txt and the sitemaps.
 *
 * @param listed the paths of services, papers and audiences
 * @throws Error naming a page that could not be rendered
 */
export async function writePages(
  dist: string,
  { listed, day, statuses }: Pick<BuiltFacts, 'listed' | 'day' | 'statuses'>,
  isDatedWritten: boolean,
): Promise<Rendered> {
  const { routes, render } = await loadPages(dist);
  const site: Site = {
    routes,
    render,
    policies: {},
    redirects: redirectsOf(new Map()),
    siteUrl: '',
    imageHost: undefined,
    isListed: () => true,
    statuses,
  };
  const dated: string[] = [];
  const htmlByRoute = new Map<string, string>();
  for (const { route, address } of everyPage(listed, day)) {
    const reads = pageDependencies(posts, day, statuses);
    const rendering = {
      reads,
      isBuffered: true,
      ...(route === REJECTED_FORM.route && { rejection }),
    };
    const response = await renderPage({ route, address }, site, rendering);
    // A paper without a last day redirects to its page.
    if (response.status === 303 && route === DEADLINE_ROUTE) continue;
    const isExpected = response.status === 200 || isAnswer(route) || route === NOT_FOUND.route;
    if (response.body === null || !isExpected) {
      throw new Error(`${address} could not be rendered: ${response.status}`);
    }
    const html = await response.text();
    htmlByRoute.set(route, (htmlByRoute.get(route) ?? '') + html);
    if (isAnswer(route)) continue;
    if (reads.used.day) dated.push(address);
    if (reads.used.posts) continue;
    const isFile = isDatedWritten || !reads.used.day;
    await write(join(dist, isFile ? 'client' : DATED_FOLDER), fileOf(address), html);
  }
  for (const { route } of routes.filter(({ route }) => /^\/[\w-]+\.\w+$/.test(route))) {
    const reads = pageDependencies(posts, day, statuses);
    const file = await renderPage({ route, address: route }, site, { reads, isBuffered: true });
    // A draft has no sitemap.
    if (file.status === 200) await write(join(dist, 'client'), route, await file.text());
  }
  const policies = [...htmlByRoute].map(([route, html]) => [route, pagePolicy(html)] as const);
  return { dated, policies: Object.fromEntries(policies) };
}

/**
 * Each page with its route; one page for a route with posts or form results; every paper's
 * certificate for a day.
 */
function everyPage(listed: readonly string[], day: string) {
  return ROUTES.flatMap((route) => {
    const { href } = route;
    if (href === WRITE_PATH) return [{ route: href, address: contactAddressFor('1') }];
    if (isStaticRoute(route)) return [{ route: href, address: href }];
    const folder = href.slice(0, href.indexOf('['));
    const addresses = listed.filter((path) => path.startsWith(folder));
    if (href === DEADLINE_ROUTE) {
      return addresses.map((path) => ({ route: href, address: withDay(`${path}/due`, day) }));
    }
    const found = href === POST_ROUTE ? [folder + post.slug] : addresses;
    if (found.length === 0) {
      throw new Error(`${href} has no page: name its files in src/site/routes.ts`);
    }
    return found.map((address) => ({ route: href, address }));
  });
}

async function write(folder: string, name: string, text: string): Promise<void> {
  const file = join(folder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

function isAnswer(href: string): boolean {
  return ROUTES.some((route) => route.href === href && route.isFormResult);
}

/** The name of a page's file, as file servers expect it. */
function fileOf(address: string): string {
  if (address === NOT_FOUND.address) return '404.html';
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}
