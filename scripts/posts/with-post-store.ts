import { messageOf } from '../../src/base/errors/message-of.ts';
import { plain, plainLines } from '../../src/base/terminal/plain.ts';
import { FIRM_POSTS, type PostFolders } from '../../src/blog/files/read-post-file.ts';
import type { PostStore } from '../../src/blog/post-store.ts';
import type { ReportError } from '../../src/blog/read-post.ts';
import { storeFor } from '../../src/blog/stores/stores.ts';
import { DataApiError } from '../../src/blog/stores/supabase/data-api.ts';
import { settingsOf } from '../command/settings.ts';

export const SETTINGS = settingsOf();

/** The kind of store that the posts are in. */
const STORE = storeFor(SETTINGS);

/** The store's file or address. */
export const PLACE = STORE.location(SETTINGS);

export const POST_FOLDERS: PostFolders = { ...FIRM_POSTS, imageHost: SETTINGS.IMAGE_HOST };

/** Prints the store's errors on stderr. */
export const printError: ReportError = (what, error) =>
  // The command goes on.
  process.stderr.write(`${plainLines(`${what}: ${messageOf(error)}`)}\n`);

/**
 * Opens the post store for `use`, and closes it afterwards.
 *
 * @param use resolves to the lines to print
 * @param reportError called for each invalid row and removed picture
 * @returns the lines without control characters; undefined for none
 * @throws Error if the store cannot be used, and what `use` throws
 */
export async function withPostStore(
  use: (posts: PostStore) => Promise<readonly string[]>,
  reportError = printError,
): Promise<string | undefined> {
  if (SETTINGS.SUPABASE_URL !== undefined && SETTINGS.SUPABASE_SERVICE_KEY === undefined) {
    throw new Error(
      'The posts are in Supabase: give its service key for this one call, such as ' +
        '"SUPABASE_SERVICE_KEY=… npm run posts -- list".',
    );
  }
  const posts = await STORE.open(SETTINGS, reportError);
  try {
    return (await use(posts)).map(plain).join('\n') || undefined;
  } catch (error) {
    throw named(error);
  } finally {
    posts.close();
  }
}

/** The error; for a Supabase project without a table or function, an error with the migrations to run. */
function named(error: unknown): unknown {
  if (!(error instanceof DataApiError && error.isMissing)) return error;
  return new Error(
    'The Supabase project lacks what this needs: run the files of supabase/migrations, as ' +
      'docs/running.md says under "Posts on Supabase".',
    { cause: error },
  );
}
