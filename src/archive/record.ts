import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { archiveGit } from './archive.ts';
import { pageText } from './page-text.ts';

/** The folder, in the build, of the pages that depend on the day, as rendered on the day of the build. */
export const DATED_FOLDER = 'dated';

/**
 * Commits the content of a build to the archive: the text of each page, and the file of each post.
 * Makes no commit if nothing changed.
 *
 * @param dist the build folder; the texts are also written there
 * @param posts paths of the post files
 * @param address the public origin, used as the commit message
 * @throws Error if Git or the disk fails
 */
export function recordBuild(
  repository: string,
  dist: string,
  posts: readonly string[],
  address: string,
): void {
  const folder = join(dist, 'text');
  for (const pages of ['client', DATED_FOLDER].map((name) => join(dist, name))) {
    for (const page of globSync('**/*.html', { cwd: pages })) {
      const file = join(folder, page.replace(/\.html$/, '.txt'));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, pageText(readFileSync(join(pages, page), 'utf8')));
    }
  }
  for (const post of posts) cpSync(post, join(folder, 'blog', basename(post)));
  if (!existsSync(repository)) {
    mkdirSync(dirname(repository), { recursive: true, mode: 0o700 });
    archiveGit(repository, 'init', '--quiet', '--bare');
  }
  const git = (...args: string[]) => archiveGit(repository, '--work-tree', folder, ...args);
  git('add', '--all');
  if (git('status', '--porcelain') !== '') git('commit', '--quiet', '--message', address);
}
