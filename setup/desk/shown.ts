import type { Clone } from './clone.ts';
import type { Desk } from './desk.ts';
import { namesIn } from './git.ts';
import { askVersion, refusalOf, servedBy, waitFor } from './public-site.ts';
import type { Sent } from './push.ts';
import { named, versionsTo } from './versions.ts';

const POSTS = 'content/posts/*.md';

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
 * Waits until the public site shows a commit, and says so. Posts that no server follows are then
 * carried to where they are kept.
 *
 * @returns whether it shows it, as far as that can be known
 */
export async function show(
  { publicUrl, patience, say, carryPosts }: Desk,
  clone: Clone,
  { base, commit }: Sent,
): Promise<boolean> {
  const changed = (...filter: string[]) =>
    namesIn(clone.git('diff', '--name-only', '-z', ...filter, base, commit, '--', POSTS));
  const settle = async () => {
    if (changed().length === 0) return;
    for (const line of await carryPosts(changed('--diff-filter=D'))) say(line);
  };
  if (publicUrl === undefined) {
    say(
      'When the public site shows it is not known here: PUBLIC_URL in .env would name its address.',
    );
    await settle();
    return true;
  }
  say(`Waiting until ${publicUrl} shows it. Ctrl-C ends the waiting alone.`);
  const { isServed, said } = await waitFor(clone, publicUrl, commit, patience);
  say(said);
  if (isServed) await settle();
  return isServed;
}
