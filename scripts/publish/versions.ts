import { type Branch, isIn } from './branch.ts';
import type { Git } from './git.ts';

/** A commit that changed the content. */
export interface Version {
  /** 40 hexadecimal digits. */
  version: string;
  /** The moment, ISO 8601. */
  when: string;
  by: string;
  what: string;
  /** Whether visitors see it, or a version that follows it. */
  isPublic: boolean;
}

/**
 * The commits of a branch that changed the content and nothing else, newest first.
 *
 * @param count how many at most
 * @param served the commit that the public site shows, where that is known
 */
export function versionsOf(
  git: Git,
  { tracked }: Branch,
  count: number,
  served?: string,
): Version[] {
  const format = '--format=%x00%x00%H%x00%cI%x00%an%x00%s%x00';
  const log = git(
    'log',
    '--no-merges',
    '-n200',
    '--name-only',
    '--full-diff',
    format,
    tracked,
    '--',
    'content',
  );
  return log
    .split('\0\0')
    .slice(1)
    .flatMap((entry) => {
      const [version = '', when = '', by = '', what = '', files = ''] = entry.split('\0');
      const isOfContent = files
        .trim()
        .split('\n')
        .every((file) => file.startsWith('content/'));
      return isOfContent ? [{ version, when, by, what }] : [];
    })
    .slice(0, count)
    .map((found) => ({
      ...found,
      isPublic: served !== undefined && isIn(git, found.version, served),
    }));
}
