import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { POST_FOLDERS, SETTINGS } from './in-blog.ts';

/** Shows a post of content/posts, a draft too, as it would look, until the program is ended. */
export async function preview(slug: string): Promise<undefined> {
  if (!existsSync(join(POST_FOLDERS.posts, `${slug}.md`))) {
    throw new Error(
      `No post in content/posts has the slug ${slug}. "npm run posts -- list" shows them all.`,
    );
  }
  // Imported lazily, so that other commands start without a server.
  const { startDev } = await import('../dev/start-dev.ts');
  const { address } = await startDev({ ...SETTINGS, HOST: '127.0.0.1', PORT: 0 });
  process.stdout.write(
    `http://127.0.0.1:${address.port}/blog/${slug}\nThe page follows its file, and says what is wrong in it. Ctrl-C ends it.\n`,
  );
}
