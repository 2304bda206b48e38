import { spawnSync } from 'node:child_process';

/** Git's command line in one folder. */
export interface Git {
  /**
   * The output of a command, without the last line break.
   *
   * @throws GitError
   */
  (...args: readonly string[]): string;
  /** The same for a command that may fail, with what Git and its hooks say of it. */
  attempt(...args: readonly string[]): { ok: boolean; out: string; message: string };
}

/** A failed command: a sentence of ours, then Git's own message. */
export class GitError extends Error {
  override readonly name = 'GitError';

  constructor(sentence: string, message: string) {
    super(`${sentence}\nGit says:\n${message}`);
  }
}

/** Git in a folder. */
export function createGit(folder: string): Git {
  const attempt: Git['attempt'] = (...args) => {
    const all = ['-c', 'core.quotePath=off', ...args];
    const options = { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 } as const;
    const { status, stdout, stderr, error } = spawnSync('git', all, options);
    if (error) throw new Error('Git cannot be started: see https://git-scm.com/downloads.');
    const message = `${stderr}${status === 0 ? '' : stdout}`.trim();
    return { ok: status === 0, out: stdout.replace(/\n$/, ''), message };
  };
  const git = (...args: readonly string[]) => {
    const { ok, out, message } = attempt(...args);
    if (ok) return out;
    throw new GitError(`"git ${args[0]}" failed in ${folder}. Nothing is lost.`, message);
  };
  return Object.assign(git, { attempt });
}

/** The names in the NUL-separated output of a command with `-z`. */
export function splitNul(out: string): string[] {
  return out.split('\0').filter(Boolean);
}

/** Whether one commit is an ancestor of another; false if one is unknown here. */
export function isAncestor(git: Git, older: string, newer: string): boolean {
  return git.attempt('merge-base', '--is-ancestor', older, newer).ok;
}
