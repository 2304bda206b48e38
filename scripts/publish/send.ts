import { type Branch, isIn } from './branch.ts';
import type { Desk, Done } from './desk.ts';
import { type Git, GitError, namesIn } from './git.ts';
import { shown } from './public-site.ts';

/** Files that were changed here and elsewhere in the same place; the message has both texts. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/**
 * Puts what is committed here after what others have published.
 *
 * @throws Conflict or GitError, with the folder as it was
 */
export function joinOthers(git: Git, { remote, name }: Branch): void {
  const { ok, words } = git.attempt('pull', '--quiet', '--rebase', '--autostash', remote, name);
  if (ok) return;
  const files = namesIn(git('diff', '--name-only', '--diff-filter=U', '-z'));
  const both = git('diff', '--diff-filter=U');
  git.attempt('rebase', '--abort');
  if (files.length === 0) {
    throw new GitError('What others have published could not be brought in.', words);
  }
  throw new Conflict(
    `Somebody else has published a change to the same place in ${files.join(', ')}. After <<<<<<< stands theirs, after ======= yours:\n${both}`,
  );
}

/**
 * Pushes what is committed here, and waits until the public site shows it.
 *
 * @throws Conflict; GitError where it is not taken, and it stays committed here
 */
export async function send(desk: Desk, branch: Branch): Promise<Done> {
  const { git, say } = desk;
  const { remote, name, tracked } = branch;
  joinOthers(git, branch);
  if (isIn(git, 'HEAD', tracked)) {
    say('Others have published the same already: there is nothing to publish.');
    return 'nothing';
  }
  const { ok, words } = git.attempt('push', '--quiet', remote, `HEAD:refs/heads/${name}`);
  if (!ok) {
    throw new GitError(
      'It could not be published. Your change is committed here, and "npm run publish" tries again.',
      words,
    );
  }
  say('Published.');
  return shown(desk, branch, git('rev-parse', 'HEAD'));
}
