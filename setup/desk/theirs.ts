import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { texasTime } from '../../base/calendar/texas-time.ts';
import { type Clone, isIn } from './clone.ts';
import { makeCommit, treeOf } from './folder-tree.ts';
import { GitError, namesIn } from './git.ts';

/** Files that were changed here and elsewhere, in the same place. */
export class BothChanged extends Error {
  override readonly name = 'BothChanged';
  readonly files: readonly string[];

  constructor(clone: Clone, theirs: string, files: readonly string[]) {
    const lines = files.map((file) => `  ${file}: ${lastChange(clone, theirs, file)}`);
    super(
      [
        'Somebody else has published a change to the same lines as you:',
        ...lines,
        'Nothing is published, and your files are as they were. To go on from their version: npm run publish -- --theirs',
        'It puts your version of these files into a folder beside content/, from which you type your change anew.',
      ].join('\n'),
    );
    this.files = files;
  }
}

/**
 * The tree that has both what is here and what others have published.
 *
 * @param tree what the folder holds
 * @param theirs the commit that others have published
 * @throws BothChanged; GitError where Git is too old to tell
 */
export function withTheirs(clone: Clone, tree: string, theirs: string | undefined): string {
  if (theirs === undefined || isIn(clone, theirs, 'HEAD')) return tree;
  const isClean = tree === treeOf(clone, 'HEAD');
  if (isClean && isIn(clone, 'HEAD', theirs)) return treeOf(clone, theirs);
  const ours = makeCommit(clone, tree, ['HEAD'], 'Not yet published');
  const merge = ['merge-tree', '--write-tree', '--name-only', '--no-messages', '-z', ours, theirs];
  const { ok, out, complaint } = clone.git.attempt(merge);
  const [merged = '', ...files] = namesIn(out);
  if (ok) return merged;
  if (files.length > 0) throw new BothChanged(clone, theirs, files);
  throw new GitError(
    'Somebody else has published meanwhile, and taking that in needs Git 2.38 or newer. Update Git, then run this again.',
    complaint,
  );
}

/**
 * Puts a commit's version of files in the place of those in the folder, which are kept in a new one.
 *
 * @returns the name of the new folder, which publishing leaves alone
 */
export function replaceFiles(clone: Clone, commit: string, files: readonly string[]): string {
  const kept = `mine-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`;
  for (const file of files) {
    const place = join(clone.project, file);
    const copy = join(clone.project, kept, file);
    mkdirSync(dirname(copy), { recursive: true });
    // What was removed here has nothing to keep; what the commit does not have, nothing to take.
    if (existsSync(place)) copyFileSync(place, copy);
    clone.git.attempt(['reset', '--quiet', '--', file]);
    const restored = ['restore', `--source=${commit}`, '--worktree', '--', file];
    if (!clone.git.attempt(restored).ok) rmSync(place, { force: true });
  }
  return kept;
}

/** Joins what is committed here to what others have published, and brings the folder to it. */
export function joinTheirs(clone: Clone, tree: string, theirs: string | undefined, words: string) {
  if (theirs === undefined || isIn(clone, theirs, 'HEAD')) return;
  // What others published stays the first line of history: each of its commits was public.
  const joined = isIn(clone, 'HEAD', theirs)
    ? theirs
    : makeCommit(clone, tree, [theirs, 'HEAD'], words);
  bringFolderTo(clone, joined);
}

/**
 * Brings the folder from its commit to one that follows from it. What was changed since, and does not
 * differ between the two, stays.
 *
 * @throws GitError where a file was changed that differs; the folder is then as it was
 */
export function bringFolderTo(clone: Clone, commit: string): void {
  const { ok, complaint } = clone.git.attempt(['merge', '--quiet', '--ff-only', commit]);
  if (ok) return;
  throw new GitError(
    'The folder could not be brought to it: a file was changed meanwhile, or the disk is full. Nothing is published yet: run this again.',
    complaint,
  );
}

function lastChange({ git }: Clone, theirs: string, file: string): string {
  const format = '--format=%an%x00%cI%x00%s';
  const { out } = git.attempt(['log', '-1', format, `HEAD..${theirs}`, '--', file]);
  const [who, when, what] = out.split('\0');
  return who && when ? `${who}, ${texasTime(when)}, “${what}”` : 'changed there too';
}
