import { accessSync, constants, mkdirSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import { messageOf } from '../base/errors/message-of.ts';
import { SETTINGS, type Settings } from '../base/settings/settings.ts';
import type { PostFile } from '../blog/post.ts';
import { createPosts, type Posts } from '../blog/posts.ts';
import { storeFor } from '../blog/stores/stores.ts';
import { openChannels } from '../inbox/channels/channels.ts';
import { type Inbox, openInbox } from '../inbox/inbox.ts';
import { inboxPath } from '../inbox/store.ts';
import { logOncePerMinute } from './log-once.ts';
import { StartError } from './start-error.ts';

export interface Stores {
  inbox: Inbox;
  posts: Posts;
  /** See `PostStoreDriver`. */
  freshMs: number;
  /** Closes the stores; pending deliveries get `graceMs` to finish. */
  close(graceMs: number): Promise<void>;
}

/**
 * Opens the configured stores, and seeds an empty blog. The failure of a store is logged, and opening
 * is retried when the store is next needed: pages without it are served anyway.
 *
 * @param log receives failed deliveries and store errors
 * @param seed reads the posts to put into an empty blog
 * @throws StartError if the data folder cannot be used
 */
export async function openStores(
  settings: Settings,
  log: Pick<FastifyBaseLogger, 'error'>,
  seed: () => Promise<readonly PostFile[]>,
): Promise<Stores> {
  prepareFolder(settings.DATA_DIR);
  const faults = logOncePerMinute(log);
  const reportError = (what: string, err: unknown) => faults({ err }, `blog: ${what}`);
  const kind = storeFor(settings);
  // An unreachable store counts as one error, whichever read fails, with whichever message.
  const logUnreadable = (err: unknown) => faults({ err }, 'blog: it cannot be read', 'away');
  const posts = createPosts(() => kind.open(settings, reportError, seed), { log: logUnreadable });
  const { DATA_DIR } = settings;
  const inbox = openInbox(inboxPath(DATA_DIR), openChannels(settings), log);
  await posts.open().catch((error: unknown) => reportError('it cannot be used', error));
  await inbox.health().catch((err: unknown) => log.error({ err }, 'messages cannot be stored'));
  return {
    inbox,
    posts,
    freshMs: kind.freshMs,
    close: async (graceMs) => {
      await inbox
        .close(graceMs)
        .catch((err: unknown) => log.error({ err }, 'the messages were not closed well'));
      posts.close();
    },
  };
}

function prepareFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.W_OK);
  } catch (cause) {
    const { expected } = SETTINGS.DATA_DIR.about;
    const message = `DATA_DIR is "${dataDir}", expected ${expected} (${messageOf(cause)})`;
    throw new StartError(message, { cause });
  }
}
