import { spawnSync } from 'node:child_process';

/** What Git printed, and whether it succeeded. */
interface Run {
  ok: boolean;
  out: string;
  /** Its own last words, in one line. */
  complaint: string;
}

/** Git's command line in one folder. */
export interface Git {
  /**
   * What a command prints, without the last line break.
   *
   * @throws GitError
   */
  (...args: readonly string[]): string;
  /** Runs a command that may fail. */
  attempt(args: readonly string[], options?: { input?: string; index?: string }): Run;
}

/** A command that failed: in plain words, with Git's own line below. */
export class GitError extends Error {
  override readonly name = 'GitError';

  constructor(words: string, complaint: string) {
    super(complaint ? `${words}\nGit says: ${complaint}` : words);
  }
}

/**
 * Git in a folder; names of files are printed as they are.
 *
 * @param settings for every command, such as `user.name=Ana`
 */
export function gitIn(folder: string, settings: readonly string[] = []): Git {
  const set = ['core.quotePath=off', ...settings].flatMap((setting) => ['-c', setting]);
  const attempt: Git['attempt'] = (args, { input = '', index } = {}) => {
    const run = spawnSync('git', [...set, ...args], {
      ...{ cwd: folder, encoding: 'utf8', input, maxBuffer: 2 ** 28 },
      // What it says in English can be put into plain words.
      env: { ...process.env, LC_ALL: 'C', ...(index && { GIT_INDEX_FILE: index }) },
    });
    if (run.error) {
      throw new GitError('Git is not installed here: see https://git-scm.com/downloads.', '');
    }
    const complaint = run.stderr.split('\n').filter((line) => line.trim() && !isHint(line));
    return { ok: run.status === 0, out: run.stdout.replace(/\n$/, ''), complaint: best(complaint) };
  };
  const git = (...args: readonly string[]) => {
    const { ok, out, complaint } = attempt(args);
    if (ok) return out;
    throw new GitError(`"git ${args[0]}" failed. Nothing is lost.`, complaint);
  };
  return Object.assign(git, { attempt });
}

/** The names in what a command with `-z` prints. */
export function namesIn(out: string): string[] {
  return out.split('\0').filter(Boolean);
}

function isHint(line: string): boolean {
  return /^(hint|warning|To |remote: *$)/.test(line);
}

/** The line that says why. */
function best(lines: readonly string[]): string {
  return lines.find((line) => /^(fatal|error| ! )/.test(line)) ?? lines.at(-1) ?? '';
}
