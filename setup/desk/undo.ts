import { changesFrom } from './changes-from.ts';
import { type Clone, commitOf, fetchRemote, openClone } from './clone.ts';
import type { Desk } from './desk.ts';
import { makeCommit, treeOf } from './folder-tree.ts';
import { namesIn } from './git.ts';
import { atDesk } from './publish.ts';
import { isAhead, push, type Sent } from './push.ts';
import { publicVersion, show } from './shown.ts';
import { bringFolderTo, replaceFiles } from './theirs.ts';
import { named, publishedHead, type Version, versionsTo } from './versions.ts';

/**
 * Brings back a version that was public, as a new one. What was changed in the folder since, and is
 * not published, stays as it is.
 *
 * @param typed the version, as `npm run versions` prints it; empty for the one before the last
 * @returns whether the public site shows it
 * @throws Error in plain words, with what to do; nothing typed is lost
 */
export async function undo(desk: Desk, typed: string, yes: boolean): Promise<boolean> {
  const clone = openClone(desk.project);
  const sent = await atDesk(desk, clone, () => sendOlder(desk, clone, typed, yes));
  return typeof sent === 'boolean' ? sent : await show(desk, clone, sent);
}

async function sendOlder(
  desk: Desk,
  clone: Clone,
  typed: string,
  yes: boolean,
): Promise<Sent | boolean> {
  const { say } = desk;
  const unreached = fetchRemote(clone);
  if (unreached) throw new Error(`${unreached}\nNothing is changed.`);
  if (isAhead(clone)) {
    throw new Error(
      'Something is committed here that is not published yet, or an undo was cut off: "npm run publish" goes on with it. Undo after that.',
    );
  }
  const head = publishedHead(clone);
  const version = typed ? namedVersion(clone, head, typed) : versionBefore(clone, head);
  const tree = treeOf(clone, version.commit);
  if (tree === treeOf(clone, head)) {
    say(`What was published last is the same as ${named(version)}: there is nothing to undo.`);
    return true;
  }
  const { base, told } = await publicVersion(desk, clone, head);
  say(`${told}\nTo be brought back: ${named(version)}.`);
  const { lines, message } = await changesFrom(desk, clone, base, tree);
  say(lines.join('\n'));
  const touched = touchedBy(clone, tree);
  if (touched.length > 0) {
    say(
      `\nYou have changed ${touched.join(', ')} since: your version goes into a folder of its own.`,
    );
  }
  if (!(yes || (await desk.ask('\nBring this version back?')))) {
    say('Nothing is changed.');
    return false;
  }
  const subject = `Undo: bring back ${named(version)}`;
  const commit = makeCommit(clone, tree, [head], message.replace(/^.*/, subject));
  if (touched.length > 0) say(`Your version is in ${replaceFiles(clone, 'HEAD', touched)}.`);
  bringFolderTo(clone, commit);
  return push(clone, base, say);
}

function namedVersion(clone: Clone, head: string, typed: string): Version {
  const commit = /^[\da-f]{4,40}$/.test(typed) ? commitOf(clone, typed) : undefined;
  const version = commit && versionsTo(clone, head, -1).find((each) => each.commit === commit);
  if (version) return version;
  throw new Error(`"${typed}" is no version: expected one that "npm run versions" lists.`);
}

function versionBefore(clone: Clone, head: string): Version {
  const [, before] = versionsTo(clone, head, 2);
  if (before) return before;
  throw new Error('This is the first version: there is none before it.');
}

/** Files that were changed in the folder and are changed by the undo as well. */
function touchedBy({ git }: Clone, tree: string): string[] {
  const names = (...args: string[]) => namesIn(git('diff', '--name-only', '-z', ...args));
  const untracked = namesIn(git('ls-files', '--others', '--exclude-standard', '-z'));
  const undone = new Set(names('--no-renames', 'HEAD', tree));
  return [...new Set([...names('HEAD'), ...untracked])].filter((file) => undone.has(file));
}
