import { type Git, GitError } from './git.ts';

/** The branch of another repository to which a folder publishes. */
export interface Branch {
  remote: string;
  /** The branch as it is called there. */
  name: string;
  /** Its local name, such as origin/main. */
  tracked: string;
}

/**
 * Finds the branch to which a folder publishes, and what others have published there: the branch that
 * is configured, else the one of the same name at `origin`.
 *
 * @throws GitError where there is none, or it cannot be reached; nothing is changed
 */
export function fetchedBranch(git: Git): Branch {
  const { ok, out: branch, words } = git.attempt('symbolic-ref', '--short', 'HEAD');
  if (!ok) throw new GitError('This folder is not on a branch that can be published.', words);
  const configured = git.attempt('rev-parse', '--abbrev-ref', '@{upstream}');
  const tracked = configured.ok ? configured.out : `origin/${branch}`;
  const [remote = '', name = ''] = tracked.split(/\/(.*)/);
  const fetched = git.attempt('fetch', '--quiet', remote, name);
  if (fetched.ok) return { remote, name, tracked };
  throw new GitError(
    `What is published on "${remote}" cannot be read. Nothing is changed.`,
    fetched.words.replaceAll(/\/\/[^/@\s]*@/g, '//'),
  );
}

/** Whether one commit is part of the history of another, where both are known here. */
export function isIn(git: Git, older: string, newer: string): boolean {
  return git.attempt('merge-base', '--is-ancestor', older, newer).ok;
}
