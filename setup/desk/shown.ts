import { type Clone, commitOf } from './clone.ts';
import type { Desk } from './desk.ts';
import { namesIn } from './git.ts';
import { askVersion, refusalOf, servedBy, waitFor } from './public-site.ts';
import type { Sent } from './push.ts';
import { named, versionsTo } from './versions.ts';

const POSTS = 'content/posts/*.md';
/** The version whose posts were carried last from this folder, in Git's own files. */
const CARRIED = 'refs/published/posts';

/**
 * The version that visitors see, or the one published last where that is not known.
 *
 * @param head the commit published last
 */
export async function publicVersion(
  { publicUrl }: Desk,
  clone: Clone,
  head: string,
): Promise<{ base: string; told: string; isSeen: boolean }> {
  const words = (commit: string) => versionsTo(clone, commit, 1).map(named).join();
  if (!clone.remote || publicUrl === undefined) {
    return { base: head, told: `Last version: ${words(head)}.`, isSeen: false };
  }
  const seen = await askVersion(publicUrl);
  const served = servedBy(clone, seen);
  if (served === undefined) {
    const why = 'unread' in seen ? seen.unread : 'it serves a version that is not known here';
    const told = `Published last: ${words(head)}. What the public site shows is not known (${why}).`;
    return { base: head, told, isSeen: false };
  }
  const told = `The public site shows ${words(served)}.`;
  const refusal = served === head ? undefined : refusalOf(clone, seen, head);
  return { base: served, told: refusal ? `${told}\n${refusal}` : told, isSeen: true };
}

/**
 * Carries the posts of a public version to where they are kept, if no server follows them: what
 * changed since that was done last, however the run before ended.
 */
export async function settle(
  { say, carryPosts }: Desk,
  clone: Clone,
  { base, commit }: Sent,
): Promise<void> {
  const since = commitOf(clone, CARRIED) ?? base;
  const changed = (...filter: string[]) =>
    namesIn(clone.git('diff', '--name-only', '-z', ...filter, since, commit, '--', POSTS));
  if (changed().length > 0) {
    for (const line of await carryPosts(changed('--diff-filter=D'))) say(line);
  }
  clone.git('update-ref', CARRIED, commit);
}

/**
 * Waits until the public site shows a commit, says so, and settles its posts.
 *
 * @returns whether it shows it, as far as that can be known
 */
export async function show(desk: Desk, clone: Clone, sent: Sent): Promise<boolean> {
  const { publicUrl, patience, say } = desk;
  if (publicUrl === undefined) {
    say(
      'When the public site shows it is not known here: PUBLIC_URL in .env would name its address.',
    );
    await settle(desk, clone, sent);
    return true;
  }
  say(`Waiting until ${publicUrl} shows it. Ctrl-C ends the waiting alone.`);
  const { isServed, said } = await waitFor(clone, publicUrl, sent.commit, patience);
  say(said);
  if (isServed) await settle(desk, clone, sent);
  return isServed;
}
