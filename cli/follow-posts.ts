/**
 * Brings the posts to the files of this version; run by `npm run follow` once the version answers,
 * with the slugs whose files left with it.
 */
import { join } from 'node:path';
import { messageOf, reportError } from './command.ts';
import { followFiles } from './posts/follow-files.ts';
import { inBlog, SETTINGS } from './posts/in-blog.ts';

const { SUPABASE_URL, SUPABASE_SERVICE_KEY, IMAGE_HOST } = SETTINGS;

try {
  const said =
    SUPABASE_URL !== undefined && SUPABASE_SERVICE_KEY === undefined
      ? `Posts are in ${SUPABASE_URL}, whose key is not here: the desk brings them in.`
      : await inBlog((posts) =>
          followFiles(join(import.meta.dirname, '..'), process.argv.slice(2), posts, IMAGE_HOST),
        );
  if (said !== undefined) process.stdout.write(`${said}\n`);
} catch (error) {
  reportError(messageOf(error));
}
