import { basename } from 'node:path';
import { type Branch, Conflict, fetchBranch, rebaseOnRemote } from './branch.ts';
import { type Change, contentChanges } from './changes.ts';
import { type Git, GitError, isAncestor } from './git.ts';
import { fetchVersion, waitUntilLive } from './public-site.ts';
import type { PublishContext, PublishOutcome } from './publish-context.ts';

/** The most files that the subject of a commit names. */
const NAMED = 3;

/**
 * Publishes the changed content: checks it, lists the changes, asks, commits, rebases on what others
 * published, pushes, and waits until the public site shows it. Later edits are not included.
 *
 * @param look whether only to list the changes
 * @param yes whether not to ask
 * @param mine whether the local text wins over changes of others in the same lines
 * @throws Error for the office to read, with nothing lost
 */
export async function publish(
  context: PublishContext,
  { look = false, yes = false, mine = false } = {},
): Promise<PublishOutcome> {
  const { git, say } = context;
  const branch = fetchBranch(git);
  const changes = contentChanges(
    git,
    context.project,
    git('merge-base', 'HEAD', branch.trackingRef),
  );
  const waiting = git('log', '--format=  %h %s', `${branch.trackingRef}..HEAD`);
  if (changes.length === 0 && waiting === '') {
    if (!look) return pushAndWait(context, branch);
    say('Nothing has changed.');
    return 'nothing';
  }
  const problems = await context.check();
  problems.forEach(say);
  if (problems.length > 0) return 'refused';
  context.sayChanges(changes);
  if (waiting) say(`Committed here, and not published yet:\n${waiting}`);
  if (look) return 'ready';
  if (!(yes || (await context.ask('\nPublish this?')))) {
    say('Nothing is published.');
    return 'refused';
  }
  const isCommitted = commit(git, changes);
  try {
    return await pushAndWait(context, branch, mine);
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    if (isCommitted) git('reset', '--quiet', 'HEAD~1');
    say(
      `${error.message}\nNothing is published, and your files are as they were. Write the text as it should be; "npm run publish -- --mine" then puts it in place of theirs.`,
    );
    return 'conflict';
  }
}

/**
 * Commits the content.
 *
 * @returns whether there was something to commit
 * @throws GitError if Git or a hook refuses, with nothing staged
 */
function commit(git: Git, changes: readonly Change[]): boolean {
  if (git('status', '--porcelain', '--', 'content') === '') return false;
  const files = [...new Set(changes.map(({ file }) => basename(file).replace(/\.\w+$/, '')))];
  const more = files.length > NAMED ? ` and ${files.length - NAMED} more` : '';
  const subject = `Publish: ${files.slice(0, NAMED).join(', ')}${more}`;
  git('add', '--all', '--', 'content');
  const { ok, message } = git.attempt('commit', '--quiet', '-m', subject, '--', 'content');
  if (ok) return true;
  git.attempt('reset', '--quiet', '--', 'content');
  throw new GitError('Git did not commit it. Nothing is published, and nothing is lost.', message);
}

/**
 * Pushes the local commits, and waits until the public site shows them.
 *
 * @throws Conflict; GitError if the push fails, and the commits stay here
 */
export async function pushAndWait(
  context: PublishContext,
  branch: Branch,
  mine = false,
): Promise<PublishOutcome> {
  const { git, say, publicUrl } = context;
  const { remote, name, trackingRef } = branch;
  rebaseOnRemote(git, branch, mine);
  const head = git('rev-parse', 'HEAD');
  if (isAncestor(git, head, trackingRef)) {
    say('What is public has all of it already: there is nothing to publish.');
    const seen = publicUrl && (await fetchVersion(publicUrl).catch(() => undefined));
    return seen && seen.version !== head ? waitUntilLive(context, branch, head) : 'nothing';
  }
  const { ok, message } = git.attempt('push', '--quiet', remote, `HEAD:refs/heads/${name}`);
  if (!ok) {
    throw new GitError(
      'It could not be published. Your change is committed here, and "npm run publish" tries again.',
      message,
    );
  }
  say('Published.');
  return waitUntilLive(context, branch, head);
}
