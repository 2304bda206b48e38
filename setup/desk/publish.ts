import { join } from 'node:path';
import { oneAtATime } from '../one-at-a-time.ts';
import { changesFrom } from './changes-from.ts';
import { awaitIndex, type Clone, commitOf, fetchRemote, openClone } from './clone.ts';
import type { Desk } from './desk.ts';
import { commitFolder, type Folder, readFolder, treeOf } from './folder-tree.ts';
import { isAhead, push, type Sent } from './push.ts';
import { publicVersion, settle, show } from './shown.ts';
import { BothChanged, joinTheirs, replaceFiles, withTheirs } from './theirs.ts';
import { publishedHead } from './versions.ts';

/** What is asked of `publish`. */
export interface Wish {
  /** Only says what would change. */
  look?: boolean | undefined;
  /** Asks nothing. */
  yes?: boolean | undefined;
  /** Takes the others' version of files that were changed here too. */
  theirs?: boolean | undefined;
}

/**
 * Publishes what the folder holds: says what changes for visitors, builds it, asks, commits, pushes,
 * and waits until the public site shows it. Ended anywhere, it goes on when it is run again.
 *
 * @returns whether it came to the end that was asked for
 * @throws Error in plain words, with what to do; nothing typed is lost
 */
export async function publish(desk: Desk, wish: Wish): Promise<boolean> {
  const clone = openClone(desk.project);
  const sent = await atDesk(desk, clone, () => send(desk, clone, wish));
  return typeof sent === 'boolean' ? sent : await show(desk, clone, sent);
}

/** Runs work while nothing else publishes or undoes from this folder. */
export async function atDesk<Result>(
  { say }: Desk,
  clone: Clone,
  work: () => Promise<Result>,
): Promise<Result> {
  const wait = () => say('Another npm run publish or undo is at work in this folder: waiting.');
  const alone = async () => {
    await awaitIndex(clone);
    return await work();
  };
  return await oneAtATime(join(clone.gitDir, 'publish-lock'), alone, wait);
}

/** Resolves to what is on its way to the public, or to whether all is as was asked for. */
async function send(desk: Desk, clone: Clone, wish: Wish): Promise<Sent | boolean> {
  const { say, workshop, project } = desk;
  const unreached = fetchRemote(clone);
  if (unreached && !wish.look) throw new Error(`${unreached}\nNothing is published or lost.`);
  if (unreached) say(`${unreached}\nWhat follows is as of the last time it was reached.\n`);
  const problems = await workshop.check(project);
  if (problems.length > 0) {
    throw new Error([...problems, 'Nothing is published: mend this first.'].join('\n'));
  }
  const theirs = clone.remote && commitOf(clone, clone.remote.tracked);
  const { tree, leftOut, all } = readBoth(clone, theirs, wish, say);
  const head = publishedHead(clone);
  const { base, told } = await publicVersion(desk, clone, head);
  say(told);
  if (leftOut.length > 0) {
    say(`Outside the project’s folders, so not published: ${leftOut.join(', ')}`);
  }
  if (all === treeOf(clone, head) && !isAhead(clone)) {
    if (!wish.look) joinTheirs(clone, all, theirs, '');
    const isShown = base === head;
    say(
      isShown
        ? 'Nothing has changed since: there is nothing to publish.'
        : 'Nothing has changed here since it was published last, which the public site does not show yet.',
    );
    if (wish.look || !clone.remote) return true;
    if (!isShown) return { base, commit: head };
    await settle(desk, clone, { base, commit: head });
    return true;
  }
  const { message, lines } = await changesFrom(desk, clone, base, all);
  say(lines.join('\n'));
  if (wish.look) return true;
  if (!(wish.yes || (await desk.ask('\nPublish this?')))) {
    say('Nothing is published. Your changes stay in the folder.');
    return false;
  }
  commitFolder(clone, tree, message);
  joinTheirs(clone, all, theirs, message);
  return push(clone, base, say);
}

/** What the folder holds, and the tree that has what others have published as well. */
function readBoth(
  clone: Clone,
  theirs: string | undefined,
  wish: Wish,
  say: Desk['say'],
): Folder & { all: string } {
  const folder = readFolder(clone);
  try {
    return { ...folder, all: withTheirs(clone, folder.tree, theirs) };
  } catch (error) {
    if (!(error instanceof BothChanged && wish.theirs && theirs) || wish.look) throw error;
    const kept = replaceFiles(clone, theirs, error.files);
    say(`Your version of ${error.files.join(', ')} is in ${kept}; theirs takes its place.\n`);
    return readBoth(clone, theirs, { ...wish, theirs: false }, say);
  }
}
