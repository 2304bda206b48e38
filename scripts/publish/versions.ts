import { sortableTexasTime } from '../../src/base/calendar/texas-time.ts';
import type { Branch } from './branch.ts';
import type { Git } from './git.ts';

/** A commit that changed the content. */
export interface Version {
  /** 40 hexadecimal digits. */
  version: string;
  /** Day and time in Texas. */
  committedAt: string;
  author: string;
  subject: string;
}

/**
 * The commits of a branch that changed only the content, newest first.
 *
 * @param count the most to return
 */
export function versionsOf(git: Git, { trackingRef }: Branch, count: number): Version[] {
  const format = '--format=%x00%x00%H%x00%cI%x00%an%x00%s%x00';
  const log = ['log', '--no-merges', '-n200', '--name-only', '--full-diff', format, trackingRef];
  return git(...log, '--', 'content')
    .split('\0\0')
    .slice(1)
    .flatMap((entry) => {
      const [version = '', when = '', author = '', subject = '', files = ''] = entry.split('\0');
      const names = files.trim().split('\n');
      if (!names.every((file) => file.startsWith('content/'))) return [];
      const committedAt = sortableTexasTime(when).replace(/:\d\d (?=C)/, ' ');
      return [{ version, committedAt, author, subject }];
    })
    .slice(0, count);
}
