import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clone } from './clone.ts';
import { GitError, namesIn } from './git.ts';

/** Files that no repository is to have: settings, messages, keys. */
const SECRET = /(?:^|\/)(?:\.env(?:\..*)?|[^/]*\.(?:sqlite(?:-\w+)?|key|pem|p12|pfx))$/;

/** What the folder holds, to be published. */
export interface Folder {
  /** The tree of its files. */
  tree: string;
  /** New files and folders beside the project's own, which stay here. */
  leftOut: string[];
}

/**
 * Reads what the folder holds: every change to a file of the project, and new files in its folders.
 * Neither the folder nor Git's index is touched.
 *
 * @throws Error naming a new file that looks like a secret
 */
export function readFolder(clone: Clone): Folder {
  const { git, gitDir } = clone;
  const aside = mkdtempSync(join(tmpdir(), 'publish-'));
  try {
    const index = join(aside, 'index');
    // With what Git remembers of each file, only what has changed is read. By the index's own time it
    // knows which files were saved in the second in which it was written, and reads these.
    if (existsSync(join(gitDir, 'index'))) {
      cpSync(join(gitDir, 'index'), index, { preserveTimestamps: true });
    }
    stage(clone, index);
    const { ok, out: tree, complaint } = git.attempt(['write-tree'], { index });
    if (!ok) throw new GitError('The folder cannot be read. Nothing is changed.', complaint);
    const added = namesIn(git('diff', '--name-only', '--diff-filter=A', '-z', 'HEAD', tree));
    const secrets = added.filter((name) => SECRET.test(name));
    if (secrets.length > 0) {
      throw new Error(
        `${secrets.join(', ')}: this looks like settings, messages or a key, and would be in every copy of the site. Move it out of the folder, then run this again.`,
      );
    }
    const untracked = ['ls-files', '--others', '--exclude-standard', '--directory', '-z'];
    return { tree, leftOut: namesIn(git.attempt(untracked, { index }).out) };
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** The tree of a commit. */
export function treeOf({ git }: Clone, commit: string): string {
  return git('rev-parse', `${commit}^{tree}`);
}

/**
 * Commits what the folder holds, as its owner.
 *
 * @param tree what was shown and built
 * @throws Error where the folder has changed since; it is left as it is
 */
export function commitFolder(clone: Clone, tree: string, message: string): void {
  if (tree === treeOf(clone, 'HEAD')) return;
  stage(clone);
  if (clone.git('write-tree') !== tree) {
    throw new Error('A file was saved meanwhile. Nothing is published yet: run this again.');
  }
  const { ok, complaint } = clone.git.attempt(['commit', '--quiet', '--file=-'], {
    input: message,
  });
  if (!ok) throw new GitError('The change could not be committed. Nothing is lost.', complaint);
}

/**
 * Makes a commit that no branch has yet.
 *
 * @returns its hash
 */
export function makeCommit(
  { git }: Clone,
  tree: string,
  parents: readonly string[],
  message: string,
): string {
  const args = ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent]), '-F', '-'];
  const { ok, out, complaint } = git.attempt(args, { input: message });
  if (ok) return out;
  throw new GitError('No commit could be made. Nothing is lost.', complaint);
}

function stage({ git, project }: Clone, index?: string): void {
  const folders = namesIn(git('ls-tree', '-d', '--name-only', '-z', 'HEAD')).filter((folder) =>
    existsSync(join(project, folder)),
  );
  const adding = [['-u'], ...(folders.length > 0 ? [['--all', '--', ...folders]] : [])];
  for (const what of adding) {
    const { ok, complaint } = git.attempt(['add', ...what], index ? { index } : {});
    if (!ok) throw new GitError('A file cannot be read. Nothing is changed.', complaint);
  }
}
