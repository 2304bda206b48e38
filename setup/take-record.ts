import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pageText } from '../archive/page-text.ts';
import { type Snapshot, sha256 } from '../archive/store.ts';
import { copyDatabase } from '../base/sqlite/copy.ts';
import { LIST_PATH, listQuery } from '../blog/addresses.ts';
import { type ArticleFolders, FIRM_ARTICLES } from '../blog/articles/article-folders.ts';
import { seedIfEmpty } from '../blog/articles/import.ts';
import type { Posts } from '../blog/posts.ts';
import { blogPath } from '../blog/stores/sqlite/kind.ts';
import { openSqlitePosts } from '../blog/stores/sqlite/store.ts';
import { supabasePosts } from '../blog/stores/supabase/kind.ts';
import type { BuiltFacts } from '../server/built-facts.ts';
import { loadPages } from '../server/load-built.ts';
import { pageReads } from '../server/respond/page-reads.ts';
import { redirectsOf } from '../server/respond/redirects.ts';
import { renderPage } from '../server/respond/render-page.ts';
import type { Site } from '../server/respond/respond.ts';
import { isOnePage, ROUTES } from '../site/routes.ts';
import { buildSettings } from './build-settings.ts';

/**
 * Reads the site built in `dist` as a visitor would on `day`: every page but the answers to what
 * somebody typed, with its pictures, and with the posts that the site would show.
 *
 * @param known of the build: the paths of services, papers and audiences, and on which days it is a draft
 * @param day YYYY-MM-DD
 * @param articles the files of its posts, in place of those that its store has
 * @throws Error naming a page that could not be rendered; the error of a store of posts
 */
export async function takeRecord(
  dist: string,
  { listed, standings }: Pick<BuiltFacts, 'listed' | 'standings'>,
  day: string,
  articles?: ArticleFolders,
): Promise<Snapshot> {
  const { SITE_URL, IMAGE_HOST: imageHost } = buildSettings();
  const { routes, render } = await loadPages(dist);
  const site: Site = {
    ...{
      routes,
      render,
      policies: {},
      redirects: redirectsOf(new Map()),
      siteUrl: SITE_URL,
      imageHost,
    },
    ...{ isListed: () => true, standings },
  };
  return withPosts(articles, async (posts) => {
    const ask = async (address: string) => {
      const reads = pageReads(posts, day, standings);
      const page = { route: address, address };
      const response = await renderPage(page, site, { reads, isPatient: true });
      const body = response.body && Buffer.from(await response.arrayBuffer());
      if (!reads.isComplete()) throw new Error(`${address}: the posts cannot be read`);
      return body ?? undefined;
    };
    const pictures = new Map<string, Promise<Buffer | undefined>>();
    const hashOf = async (address: string) => {
      const { origin, pathname } = new URL(address, SITE_URL);
      if (origin !== SITE_URL) return undefined;
      const file = join(dist, 'client', pathname);
      const picture = pictures.get(pathname) ?? readFile(file).catch(() => ask(pathname));
      pictures.set(pathname, picture);
      const bytes = await picture;
      return bytes && sha256(bytes);
    };
    const pages = new Map<string, string>();
    for (const address of [...ONE_PAGE, ...listed, ...(await postAddresses(posts))]) {
      const page = await ask(address);
      if (page === undefined) throw new Error(`${address} could not be rendered`);
      pages.set(address, await pageText(page.toString(), hashOf));
    }
    const files = (await Promise.all(pictures.values())).filter((file) => file !== undefined);
    return { address: SITE_URL, day, builtAt: new Date().toISOString(), pages, pictures: files };
  });
}

/** Says why there is no record: a site without one is better than none. */
export function tellOfNone(error: unknown): undefined {
  const reason = error instanceof Error ? error.message : String(error);
  process.stderr.write(`\nThis build has no record: ${reason}\n`);
}

/** Pages that are the only one of their route, but for answers to what somebody typed. */
const ONE_PAGE = ROUTES.filter((route) => isOnePage(route) && !route.answer).map(
  ({ href }) => href,
);

/** Every post, and the further pages of their list. */
async function postAddresses(posts: Posts): Promise<string[]> {
  const addresses: string[] = [];
  for (let page = 1, hasOlder = true; hasOlder; page += 1) {
    const list = await posts.list({ page });
    hasOlder = list.hasOlder;
    if (page > 1) addresses.push(LIST_PATH + listQuery({ page }));
    addresses.push(...list.posts.map(({ slug }) => `${LIST_PATH}/${slug}`));
  }
  return addresses;
}

/** Gives `use` the posts of the site, the firm's articles where it has none yet, or these articles. */
async function withPosts<Result>(
  articles: ArticleFolders | undefined,
  use: (posts: Posts) => Promise<Result>,
): Promise<Result> {
  const settings = buildSettings();
  const { DATA_DIR, SUPABASE_URL, IMAGE_HOST: imageHost } = settings;
  if (SUPABASE_URL !== undefined && !articles) {
    const posts = await supabasePosts.read(settings, () => {});
    return use(posts).finally(posts.close);
  }
  const folder = await mkdtemp(join(tmpdir(), 'record-'));
  try {
    const copy = join(folder, 'blog.sqlite');
    // Opened in its place, the store would be migrated under a site that runs.
    if (!articles && existsSync(blogPath(DATA_DIR)))
      copyDatabase(blogPath(DATA_DIR), copy, () => {});
    const posts = openSqlitePosts(copy, { imageHost });
    try {
      await seedIfEmpty(articles ?? { ...FIRM_ARTICLES, imageHost }, posts);
      return await use(posts);
    } finally {
      posts.close();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}
