import { type Clone, commitOf, isIn } from './clone.ts';
import { GitError } from './git.ts';

/** What is on its way to the public. */
export interface Sent {
  commit: string;
  /** The commit that visitors saw before. */
  base: string;
}

/** Why a push was not taken, by what Git says. */
const REASONS: readonly [said: RegExp, words: string][] = [
  [
    /non-fast-forward|fetch first|cannot lock ref|incorrect old value/,
    'Somebody else has published in the same moment.',
  ],
  [
    /denied|not permitted|forbidden|403|401|authentication|protected|declined/i,
    'This computer may not publish there: ask whoever runs the site for the right to push.',
  ],
  [
    /resolve host|unable to access|timed? out|connect|does not appear|could not read|not found/i,
    'It cannot be reached from here: look whether the network works.',
  ],
];

/** Whether something is committed here that the others do not have. */
export function isAhead(clone: Clone): boolean {
  if (!clone.remote) return false;
  const theirs = commitOf(clone, clone.remote.tracked);
  return theirs === undefined || !isIn(clone, 'HEAD', theirs);
}

/**
 * Pushes what is committed.
 *
 * @param base the commit that visitors see
 * @returns what is on its way; true where there is nothing to push to, which is said
 * @throws GitError where it was not taken
 */
export function push(clone: Clone, base: string, say: (line: string) => void): Sent | true {
  const { git, remote, branch } = clone;
  if (!remote) {
    say(
      'It is committed on this computer. Nothing goes to the public: this folder was not cloned from anywhere. Whoever runs the site can say where it belongs (git remote add origin …).',
    );
    return true;
  }
  const commit = git('rev-parse', 'HEAD');
  const args = ['push', '--quiet', remote.name, `${commit}:refs/heads/${remote.branch}`];
  const { ok, complaint } = git.attempt(args);
  if (!ok) {
    const why = REASONS.find(([said]) => said.test(complaint))?.[1] ?? 'It was not taken.';
    throw new GitError(
      `Not published yet. ${why} Your change is committed here on ${branch}, and nothing is lost: "npm run publish" goes on from there.`,
      complaint,
    );
  }
  say('Published.');
  return { commit, base };
}
