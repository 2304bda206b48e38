import { accessSync, constants, mkdirSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import { ArticleError } from '../blog/article-error.ts';
import { type ArticleFolders, FIRM_ARTICLES } from '../blog/article-folders.ts';
import { cachedPosts } from '../blog/cache.ts';
import { ArticleFolderError, seedIfEmpty } from '../blog/import.ts';
import { loggedPosts } from '../blog/logged.ts';
import type { PostStore } from '../blog/post-store.ts';
import type { Posts } from '../blog/posts.ts';
import { storeFor } from '../blog/stores/stores.ts';
import { type Inbox, inboxPath, openInbox } from '../inbox/store.ts';
import { withChannels } from '../inbox/with-channels.ts';
import { SETTINGS, type Settings } from '../settings/settings.ts';
import { DatabaseError } from '../sqlite/open.ts';
import { StartError } from './start-error.ts';

/** A post that is published or hidden shows as such within two seconds. */
const POSTS_FRESH_FOR_MS = 1_000;
const POSTS_STALE_FOR_MS = 1_000;

/** Everything that is kept on disk, and what of it the rendered pages may use. */
export interface Stores {
  inbox: Inbox;
  locals: { posts: Posts };
  close(): void;
}

/**
 * Opens the stores that the settings ask for, and fills an empty blog.
 *
 * @param log told of messages that come, and of what cannot be read from the blog
 * @param articles what fills an empty blog
 * @throws StartError where the folder or a file in it cannot be used, or where the articles to
 * fill the blog with cannot be
 */
export async function openStores(
  settings: Settings,
  log: Pick<FastifyBaseLogger, 'info' | 'error'>,
  articles: ArticleFolders = FIRM_ARTICLES,
): Promise<Stores> {
  prepare(settings.DATA_DIR);
  const logFault = (what: string, err: unknown) => log.error({ err }, `blog: ${what}`);
  using opened = new DisposableStack();
  try {
    const kept = opened.adopt(openInbox(inboxPath(settings.DATA_DIR)), (store) => store.close());
    const inbox = withChannels(kept, settings, log);
    const store = opened.adopt(storeFor(settings).open(settings, logFault), (posts) =>
      posts.close(),
    );
    await seed(store, articles);
    const posts = cachedPosts(loggedPosts(store, logFault), {
      freshFor: POSTS_FRESH_FOR_MS,
      staleFor: POSTS_STALE_FOR_MS,
    });
    const all = opened.move();
    return { inbox, locals: { posts }, close: () => all.dispose() };
  } catch (cause) {
    if (cause instanceof DatabaseError) throw new StartError(cause.message, { cause });
    throw cause;
  }
}

function prepare(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
  } catch (cause) {
    const { expected } = SETTINGS.DATA_DIR.about;
    const message = `DATA_DIR is "${dataDir}", expected ${expected} (${reason(cause)})`;
    throw new StartError(message, { cause });
  }
}

async function seed(store: PostStore, articles: ArticleFolders): Promise<void> {
  try {
    await seedIfEmpty(articles, store);
  } catch (cause) {
    const isAboutArticles = cause instanceof ArticleError || cause instanceof ArticleFolderError;
    const what = isAboutArticles ? '' : 'The blog cannot be filled: ';
    throw new StartError(`${what}${reason(cause)}`, { cause });
  }
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
