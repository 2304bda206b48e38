import { texasTime } from '../../base/calendar/texas-time.ts';
import { type Clone, commitOf } from './clone.ts';

/** A commit that was, or is to be, the public site. */
export interface Version {
  commit: string;
  /** The moment, ISO 8601. */
  when: string;
  who: string;
  subject: string;
}

/** The branch as others have it, or as it is here where there are no others. */
export function publishedHead(clone: Clone): string {
  const head = (clone.remote && commitOf(clone, clone.remote.tracked)) ?? commitOf(clone, 'HEAD');
  if (head === undefined) throw new Error('Nothing has been committed yet.');
  return head;
}

/** The versions that lead to a commit, newest first. */
export function versionsTo({ git }: Clone, commit: string, count: number): Version[] {
  const format = '--format=%H%x00%cI%x00%an%x00%s';
  const lines = git('log', '--first-parent', `--max-count=${count}`, format, commit).split('\n');
  return lines.map((line) => {
    const [hash = '', when = '', who = '', subject = ''] = line.split('\0');
    return { commit: hash, when, who, subject };
  });
}

/** A version in a sentence. */
export function named({ commit, when, subject }: Version): string {
  return `${commit.slice(0, 7)} of ${texasTime(when)}, “${subject}”`;
}
