import { basename } from 'node:path';
import { fetchedBranch, isIn } from './branch.ts';
import { type Change, contentChanges } from './changes.ts';
import type { Desk, Done } from './desk.ts';
import { type Git, GitError } from './git.ts';
import { askVersion, shown } from './public-site.ts';
import { Conflict, joinOthers, send } from './send.ts';

/** How many files the subject of a commit names. */
const NAMED = 3;

/**
 * Publishes what was changed in the content: checks it, says what changes, asks, commits, puts it
 * after what others have published, pushes, and waits until the public site shows it. What is
 * written meanwhile is not in it.
 *
 * @param look whether to say only what would change
 * @param yes whether not to ask
 * @throws Error in plain words, with nothing lost
 */
export async function publish(desk: Desk, { look = false, yes = false } = {}): Promise<Done> {
  const { git, say } = desk;
  const problems = await desk.check();
  problems.forEach(say);
  if (problems.length > 0) return 'refused';
  const branch = fetchedBranch(git);
  const changes = contentChanges(git, desk.project, git('merge-base', 'HEAD', branch.tracked));
  const isAhead = !isIn(git, 'HEAD', branch.tracked);
  if (changes.length === 0 && !isAhead) {
    say('Nothing has changed: there is nothing to publish.');
    if (look) return 'nothing';
    joinOthers(git, branch);
    const head = git('rev-parse', 'HEAD');
    const seen = desk.publicUrl && (await askVersion(desk.publicUrl).catch(() => undefined));
    return seen && seen.version !== head ? shown(desk, branch, head) : 'nothing';
  }
  desk.sayChanges(changes);
  if (isAhead) {
    const waiting = git('log', '--format=  %h %s', `${branch.tracked}..HEAD`);
    say(`Committed here, and not published yet:\n${waiting}`);
  }
  if (look) return 'ready';
  if (!(yes || (await desk.ask('\nPublish this?')))) {
    say('Nothing is published.');
    return 'refused';
  }
  const isCommitted = commit(git, changes);
  try {
    return await send(desk, branch);
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    if (isCommitted) git('reset', '--quiet', 'HEAD~1');
    say(`${error.message}\nNothing is published, and your files are as they were.`);
    return 'conflict';
  }
}

/**
 * Commits the content.
 *
 * @returns whether there was something to commit
 * @throws GitError where Git or a hook refuses, with nothing staged
 */
function commit(git: Git, changes: readonly Change[]): boolean {
  if (git('status', '--porcelain', '--', 'content') === '') return false;
  const files = [...new Set(changes.map(({ file }) => basename(file).replace(/\.\w+$/, '')))];
  const more = files.length > NAMED ? ` and ${files.length - NAMED} more` : '';
  const subject = `Publish: ${files.slice(0, NAMED).join(', ')}${more}`;
  git('add', '--all', '--', 'content');
  const { ok, words } = git.attempt('commit', '--quiet', '-m', subject, '--', 'content');
  if (ok) return true;
  git.attempt('reset', '--quiet', '--', 'content');
  throw new GitError('Git did not commit it. Nothing is published, and nothing is lost.', words);
}
