import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Git, GitError, splitNul } from './git.ts';

/** The branch of another repository to which a clone publishes. */
export interface Branch {
  remote: string;
  /** The branch's name there. */
  name: string;
  /** The remote-tracking branch, such as origin/main. */
  trackingRef: string;
}

/** Changes to the same lines here and elsewhere; the message has both texts. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/**
 * Finds the branch to which a clone publishes, and fetches it: the configured upstream, else the
 * branch of the same name at `origin`.
 *
 * @throws GitError if there is none, or it cannot be reached; nothing is changed
 */
export function fetchBranch(git: Git): Branch {
  const { ok, out: branch, message } = git.attempt('symbolic-ref', '--short', 'HEAD');
  if (!ok)
    throw new GitError(
      'This folder is not on a branch that can be published: "git status" says what is unfinished.',
      message,
    );
  const configured = git.attempt('rev-parse', '--abbrev-ref', '@{upstream}');
  const trackingRef = configured.ok ? configured.out : `origin/${branch}`;
  const [remote = '', name = ''] = trackingRef.split(/\/(.*)/);
  const fetched = git.attempt('fetch', '--quiet', remote, name);
  if (fetched.ok) return { remote, name, trackingRef };
  throw new GitError(
    `What is published as "${name}" on "${remote}" cannot be read. Nothing is changed. Is the network there, and "${branch}" the branch to publish?`,
    fetched.message.replaceAll(/\/\/[^/@\s]*@/g, '//'),
  );
}

/**
 * Rebases the local commits on the published ones.
 *
 * @param mine whether the local text wins a conflict
 * @throws Conflict or GitError, with the folder as it was
 */
export function rebaseOnRemote(git: Git, { remote, name }: Branch, mine = false): void {
  // In a rebase, Git calls the local commits "theirs".
  const chosen = mine ? ['--strategy-option=theirs'] : [];
  const pull = ['pull', '--quiet', '--rebase', '--autostash', ...chosen, remote, name];
  // The style that conflictsIn parses, whatever is configured here.
  const { ok, message } = git.attempt('-c', 'merge.conflictStyle=merge', ...pull);
  if (ok) return;
  const files = splitNul(git('diff', '--name-only', '--diff-filter=U', '-z'));
  const folder = git('rev-parse', '--show-toplevel');
  const paths = files.map((file) => join(folder, file)).filter((path) => existsSync(path));
  const both = paths.flatMap((path) => conflictsIn(readFileSync(path, 'utf8')));
  git.attempt('rebase', '--abort');
  if (files.length === 0) {
    throw new GitError('What others have published could not be brought in.', message);
  }
  throw new Conflict(
    `Somebody else has published a change to the same place in ${files.join(', ')}.\n${both.join('\n')}`,
  );
}

/** Both texts of each conflict that Git has marked in a file. */
function conflictsIn(text: string): string[] {
  const marked = text.matchAll(/^<{7} .*\n([\s\S]*?)^={7}\n([\s\S]*?)^>{7} /gm);
  return [...marked].map(([, theirs, yours]) => `Theirs:\n${theirs}Yours:\n${yours}`);
}
