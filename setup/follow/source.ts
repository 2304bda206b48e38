import { spawnSync } from 'node:child_process';
import { globSync, rmSync, statSync } from 'node:fs';
import { isChanged } from '../mark.ts';

/** Git holds a lock for moments: one this old was left behind. */
const STALE_MS = 60_000;
/** For a network that says nothing. */
const PATIENCE_MS = 60_000;
/** Nobody is there to be asked for a password. */
const ENV = { GIT_TERMINAL_PROMPT: '0', GIT_SSH_COMMAND: 'ssh -o BatchMode=yes', ...process.env };

/**
 * Runs Git in the working folder.
 *
 * @returns what it printed
 * @throws Error with Git's own words
 */
function git(...args: string[]): string {
  const settings = ['-c', 'core.fsync=all', '-c', 'gc.autoDetach=false'];
  const ran = spawnSync('git', [...settings, ...args], {
    ...{ encoding: 'utf8', env: ENV, timeout: PATIENCE_MS },
  });
  if (ran.status === 0) return ran.stdout.trim();
  const reason = ran.error?.message ?? ran.stderr.trim();
  throw new Error(`git ${args.join(' ')}: ${reason || 'it was ended'}`);
}

/**
 * Fetches the branch that the folder follows.
 *
 * @returns why it could not be reached
 */
export function fetchBranch(): string | undefined {
  try {
    git('fetch', '--quiet');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The commit of a name such as HEAD. */
export function commitOf(name: string): string {
  return git('rev-parse', '--verify', `${name}^{commit}`);
}

/** Removes the locks of a Git that was killed: those that are old, or all. */
export function clearLocks(all: boolean): void {
  for (const lock of globSync('.git/{*,refs/**/*}.lock')) {
    if (all || Date.now() - statSync(lock).mtimeMs > STALE_MS) rmSync(lock, { force: true });
  }
}

/** Whether one commit has another among its own. */
export function follows(later: string, earlier: string): boolean {
  return git('rev-list', '--max-count=1', earlier, '--not', later) === '';
}

/** Whether something was changed here by hand that a move to a commit would overwrite, or a build take in. */
export function isTouched(commit: string): boolean {
  if (git('status', '--porcelain', '--untracked-files=no') !== '' || isChanged()) return true;
  try {
    // Nothing but a trial: it fails where a file that is in no commit is in the way.
    git('read-tree', '-m', '-u', '-n', 'HEAD', commit);
    return false;
  } catch {
    return true;
  }
}

/** Moves the branch and all files to a commit, over whatever an interrupted move left. */
export function moveTo(commit: string): void {
  git('reset', '--quiet', '--hard', commit);
}

/** The posts whose files left between two commits, by slug. */
export function postsGone(from: string, to: string): string[] {
  const range = ['--diff-filter=D', '--name-only', '-z', '--no-renames', from, to];
  const files = git('diff', ...range, '--', 'content/posts').split('\0');
  return files.flatMap((file) => /^content\/posts\/([^/]+)\.md$/.exec(file)?.[1] ?? []);
}

/** A commit as people tell it: the beginning of its name, and its subject. */
export function named(commit: string): string {
  return git('log', '--max-count=1', '--format=%h "%s"', commit);
}
