import { fetchBranch, rebaseOnRemote } from './branch.ts';
import { contentChanges } from './changes.ts';
import { GitError } from './git.ts';
import { pushAndWait } from './publish.ts';
import type { PublishContext, PublishOutcome } from './publish-context.ts';
import { versionsOf } from './versions.ts';

/**
 * Reverts the latest published version, or a given one, in a commit published like any other. A
 * second undo reverts the first.
 *
 * @param typed a version, or the beginning of its hash; empty for the latest
 * @throws Error for the office to read, with nothing lost
 */
export async function undo(
  context: PublishContext,
  typed: string,
  yes: boolean,
): Promise<PublishOutcome> {
  const { git, say } = context;
  const branch = fetchBranch(git);
  const found = versionsOf(git, branch, 200).find(({ version }) => version.startsWith(typed));
  if (!found) throw new Error(`"npm run versions" lists no version ${typed}`.trimEnd());
  const { version, subject, author } = found;
  say(`To be taken back: "${subject}", by ${author}.`);
  context.sayChanges(contentChanges(git, context.project, version, `${version}~1`));
  if (!(yes || (await context.ask('\nTake this back?')))) {
    say('Nothing is changed.');
    return 'refused';
  }
  rebaseOnRemote(git, branch);
  const { ok, message } = git.attempt('revert', '--no-edit', version);
  if (!ok) {
    git.attempt('revert', '--abort');
    throw new GitError(
      'It could not be taken back. Nothing is changed. If its text was changed again here, publish or discard that first.',
      message,
    );
  }
  git('commit', '--quiet', '--amend', '--no-verify', '-m', `Undo: ${subject}`);
  return pushAndWait(context, branch);
}
