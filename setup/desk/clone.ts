import { existsSync } from 'node:fs';
import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Git, GitError, gitIn } from './git.ts';

/** A branch of another repository, to which this one publishes. */
export interface Remote {
  name: string;
  /** The branch as it is called there. */
  branch: string;
  /** What is known here of it. */
  tracked: string;
}

/** The folder that publishes. */
export interface Clone {
  project: string;
  git: Git;
  /** Where Git keeps its own files. */
  gitDir: string;
  branch: string;
  /** Undefined where nothing was set up to publish to. */
  remote: Remote | undefined;
}

/** Files that Git leaves behind while something is unfinished, and what it is. */
const UNFINISHED = {
  MERGE_HEAD: 'merge',
  'rebase-merge': 'rebase',
  'rebase-apply': 'rebase',
  CHERRY_PICK_HEAD: 'cherry-pick',
  REVERT_HEAD: 'revert',
};
/** No command on a project of this size keeps Git's index for as long, in milliseconds. */
const PATIENCE_MS = 5_000;

/**
 * The project as a clone in which nothing is unfinished.
 *
 * @throws Error in plain words, with what to do
 */
export function openClone(project: string): Clone {
  const plain = gitIn(project);
  const isKnown = plain.attempt(['var', 'GIT_COMMITTER_IDENT']).ok;
  const { username } = userInfo();
  const git = isKnown
    ? plain
    : gitIn(project, [`user.name=${username}`, `user.email=${username}@${hostname()}`]);
  const { ok, out, complaint } = git.attempt(['rev-parse', '--absolute-git-dir']);
  if (!ok) {
    throw new GitError(
      `${project} is no clone of the site’s repository. Ask whoever runs the site for one.`,
      complaint,
    );
  }
  expectFinished(out);
  const branch = git.attempt(['symbolic-ref', '--short', 'HEAD']).out;
  if (!branch) {
    throw new Error(
      'This folder shows an old version (a “detached HEAD”). Bring it back with: git switch main',
    );
  }
  if (!git.attempt(['rev-parse', '--verify', '-q', 'HEAD']).ok) {
    throw new Error(`Nothing has been committed yet on ${branch}. Ask whoever runs the site.`);
  }
  return { project, git, gitDir: out, branch, remote: remoteOf(git, branch) };
}

/** The commit that a name stands for; undefined where it is not known here. */
export function commitOf({ git }: Clone, name: string): string | undefined {
  return git.attempt(['rev-parse', '--verify', '-q', `${name}^{commit}`]).out || undefined;
}

/** Whether one commit is part of the history of another. */
export function isIn({ git }: Clone, older: string, newer: string): boolean {
  return git.attempt(['merge-base', '--is-ancestor', older, newer]).ok;
}

/**
 * Brings in what the remote branch has.
 *
 * @returns why it could not, with Git's line; undefined where it did
 */
export function fetchRemote({ git, remote }: Clone): string | undefined {
  if (!remote) return undefined;
  const { name, branch, tracked } = remote;
  // cspell:ignore refmap
  // Not by the clone's own rule, which takes a branch that was rewritten for one that moved on.
  const only = ['--refmap=', name, `refs/heads/${branch}:${tracked}`];
  const { ok, complaint } = git.attempt(['fetch', ...only]);
  if (complaint.includes('non-fast-forward')) {
    return `Somebody rewrote the public branch with Git, so that it does not follow on from what was published before. Ask whoever runs the site.\nGit says: ${complaint}`;
  }
  const address = git.attempt(['remote', 'get-url', name]).out;
  return ok ? undefined : `${shown(address)} cannot be reached.\nGit says: ${complaint}`;
}

/** An address without a password that may be in it. */
function shown(address: string): string {
  return address.replace(/\/\/[^/@]*@/, '//');
}

function remoteOf(git: Git, branch: string): Remote | undefined {
  const setting = (key: string) => git.attempt(['config', `branch.${branch}.${key}`]).out;
  const names = git('remote').split('\n');
  const name = setting('remote') || (names.includes('origin') ? 'origin' : names[0]);
  if (!name) return undefined;
  const there = setting('merge').replace('refs/heads/', '') || branch;
  return { name, branch: there, tracked: `refs/remotes/${name}/${there}` };
}

function expectFinished(gitDir: string): void {
  const unfinished = Object.entries(UNFINISHED).find(([name]) => existsSync(join(gitDir, name)));
  if (unfinished) {
    const [, what] = unfinished;
    throw new Error(
      `A ${what} that somebody began here with Git is not finished. To finish it: git ${what} --continue. To drop it: git ${what} --abort. Then run this again.`,
    );
  }
}

/**
 * Waits a moment for Git's own lock, which may be another command's.
 *
 * @throws Error in words where it stays
 */
export async function awaitIndex({ gitDir }: Clone): Promise<void> {
  const lock = join(gitDir, 'index.lock');
  for (let waited = 0; existsSync(lock) && waited < PATIENCE_MS; waited += 100)
    await setTimeout(100);
  if (existsSync(lock)) {
    throw new Error(
      `Git is at work in this folder: ${lock} is there. Run this again once that command has ended; where none runs, one was cut off, and the file can be removed.`,
    );
  }
}
