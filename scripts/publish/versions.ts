import { sortableTexasTime } from '../../src/base/calendar/texas-time.ts';
import type { Branch } from './branch.ts';
import type { Git } from './git.ts';

/** A change of the content that was published or taken back. */
export interface Version {
  /** 40 hexadecimal digits. */
  version: string;
  /** Day and time in Texas. */
  day: string;
  by: string;
  what: string;
}

/**
 * What was published on a branch, newest first.
 *
 * @param count how many at most
 */
export function versionsOf(git: Git, { tracked }: Branch, count: number): Version[] {
  const ours = ['--no-merges', '--extended-regexp', '--grep=^(Publish|Undo): '];
  const log = git('log', ...ours, `-n${count}`, '--format=%H%x00%cI%x00%an%x00%s', tracked);
  return log
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [version = '', when = '', by = '', what = ''] = line.split('\0');
      return { version, day: sortableTexasTime(when).replace(/:\d\d (?=C)/, ' '), by, what };
    });
}
