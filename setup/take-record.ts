import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageText } from '../archive/page-text.ts';
import { type Snapshot, sha256 } from '../archive/store.ts';
import { copyDatabase } from '../base/sqlite/copy.ts';
import { LIST_PATH, listQuery } from '../blog/addresses.ts';
import { FIRM_ARTICLES } from '../blog/articles/article-folders.ts';
import { seedIfEmpty } from '../blog/articles/import.ts';
import type { Posts } from '../blog/posts.ts';
import { blogPath } from '../blog/stores/sqlite/kind.ts';
import { openSqlitePosts } from '../blog/stores/sqlite/store.ts';
import { supabasePosts } from '../blog/stores/supabase/kind.ts';
import { loadPages } from '../server/load-built.ts';
import { pageReads } from '../server/respond/page-reads.ts';
import { renderPage } from '../server/respond/render-page.ts';
import type { Site } from '../server/respond/respond.ts';
import { isOnePage, ROUTES } from '../site/routes.ts';
import { buildSettings } from './build-settings.ts';

/**
 * Reads the site built in `dist` as a visitor would on `day`: every page but the answers to what
 * somebody typed, with its pictures, and with the posts that the site would show.
 *
 * @param listed the paths of services, papers and audiences
 * @param day YYYY-MM-DD
 * @throws Error naming a page that could not be rendered; the error of a store of posts
 */
export async function takeRecord(
  dist: string,
  listed: readonly string[],
  day: string,
): Promise<Snapshot> {
  const { SITE_URL, IMAGE_HOST: imageHost } = buildSettings();
  const { routes, render } = await loadPages(dist);
  const site: Site = {
    ...{ routes, render, policies: {}, redirects: new Map(), siteUrl: SITE_URL, imageHost },
    isListed: () => true,
  };
  return withPosts(async (posts) => {
    const ask = async (address: string, route = address) => {
      const reads = pageReads(posts, day);
      const response = await renderPage({ route, address }, site, { reads, isPatient: true });
      const body = response.body && Buffer.from(await response.arrayBuffer());
      if (!reads.isComplete()) throw new Error(`${address}: the posts cannot be read`);
      return body ?? undefined;
    };
    const pictures = new Map<string, Promise<Buffer | undefined>>();
    const pictureAt = (address: string) => {
      const file = join(dist, 'client', address);
      const found = pictures.get(address) ?? (existsSync(file) ? readFile(file) : ask(address));
      pictures.set(address, found);
      return found;
    };
    const hashOf = async (address: string) => {
      const picture = address.startsWith('/') ? await pictureAt(address) : undefined;
      return picture && sha256(picture);
    };
    const pages = new Map<string, string>();
    for (const { route, address } of [...pagesIn(listed), ...(await postPages(posts))]) {
      const page = await ask(address, route);
      if (page === undefined) throw new Error(`${address} could not be rendered`);
      pages.set(address, await pageText(page.toString(), hashOf));
    }
    const files = (await Promise.all(pictures.values())).filter((file) => file !== undefined);
    return { address: SITE_URL, day, builtAt: new Date().toISOString(), pages, pictures: files };
  });
}

interface Place {
  route: string;
  address: string;
}

/** The pages that are there whatever the posts. */
function pagesIn(listed: readonly string[]): Place[] {
  return ROUTES.filter(({ answer }) => !answer).flatMap((route) => {
    const { href } = route;
    if (isOnePage(route)) return [{ route: href, address: href }];
    const folder = href.slice(0, href.indexOf('['));
    return listed
      .filter((path) => path.startsWith(folder))
      .map((address) => ({ route: href, address }));
  });
}

/** The pages of posts, and the further pages of their list. */
async function postPages(posts: Posts): Promise<Place[]> {
  const places: Place[] = [];
  for (let page = 1, hasOlder = true; hasOlder; page += 1) {
    const list = await posts.list({ page });
    hasOlder = list.hasOlder;
    if (page > 1) places.push({ route: LIST_PATH, address: LIST_PATH + listQuery({ page }) });
    for (const { slug } of list.posts) {
      places.push({ route: `${LIST_PATH}/[slug]`, address: `${LIST_PATH}/${slug}` });
    }
  }
  return places;
}

/** Gives `use` the posts of the site, or the firm's articles where it has none yet. */
async function withPosts<Result>(use: (posts: Posts) => Promise<Result>): Promise<Result> {
  const settings = buildSettings();
  const { DATA_DIR, SUPABASE_URL, IMAGE_HOST: imageHost } = settings;
  if (SUPABASE_URL !== undefined) {
    const posts = await supabasePosts.read(settings, () => {});
    return use(posts).finally(posts.close);
  }
  const folder = await mkdtemp(join(tmpdir(), 'record-'));
  try {
    const copy = join(folder, 'blog.sqlite');
    // Opened in its place, the store would be migrated under a site that runs.
    if (existsSync(blogPath(DATA_DIR))) copyDatabase(blogPath(DATA_DIR), copy, () => {});
    const posts = openSqlitePosts(copy, { imageHost });
    try {
      await seedIfEmpty({ ...FIRM_ARTICLES, imageHost }, posts);
      return await use(posts);
    } finally {
      posts.close();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}
