import { spawnSync } from 'node:child_process';
import { hostname, userInfo } from 'node:os';

/** Git's command line in one folder. */
export interface Git {
  /**
   * The output of a command, without the last line break.
   *
   * @throws GitError
   */
  (...args: readonly string[]): string;
  /** The same for a command that may fail, with what Git and its hooks say of it. */
  attempt(...args: readonly string[]): { ok: boolean; out: string; words: string };
}

/** A command that failed: a sentence of ours, then Git's own words. */
export class GitError extends Error {
  override readonly name = 'GitError';

  constructor(sentence: string, words: string) {
    super(`${sentence}\nGit says:\n${words}`);
  }
}

/** Git in a folder. Who has told Git no name commits under the one of this computer. */
export function gitIn(folder: string): Git {
  const attempt: Git['attempt'] = (...args) => {
    const { status, stdout, stderr, error } = spawnSync('git', ['-c', QUOTES, ...args], {
      ...{ cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28, env: { ...names, ...process.env } },
    });
    if (error) throw new Error('Git cannot be started: see https://git-scm.com/downloads.');
    const words = `${stderr}${status === 0 ? '' : stdout}`.trim();
    return { ok: status === 0, out: stdout.replace(/\n$/, ''), words };
  };
  let names: Readonly<Record<string, string>> = {};
  if (!attempt('var', 'GIT_COMMITTER_IDENT').ok) names = ownNames();
  const git = (...args: readonly string[]) => {
    const { ok, out, words } = attempt(...args);
    if (ok) return out;
    throw new GitError(`"git ${args[0]}" failed in ${folder}. Nothing is lost.`, words);
  };
  return Object.assign(git, { attempt });
}

/** The names in what a command with `-z` prints. */
export function namesIn(out: string): string[] {
  return out.split('\0').filter(Boolean);
}

const QUOTES = 'core.quotePath=off';

function ownNames() {
  const { username } = userInfo();
  const email = `${username}@${hostname()}`;
  return {
    ...{ GIT_AUTHOR_NAME: username, GIT_AUTHOR_EMAIL: email },
    ...{ GIT_COMMITTER_NAME: username, GIT_COMMITTER_EMAIL: email },
  };
}
