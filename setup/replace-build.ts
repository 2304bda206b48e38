import { existsSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The build that `dist` replaced, kept for going back. */
export function lastBuild(dist: string): string {
  return beside(dist, 'last');
}

/**
 * Swaps `dist` with the build it replaced. What an interruption leaves is mended by the next
 * `replacingBuild`, or by this again.
 */
export function swapBuilds(dist: string): void {
  const [next, last] = [beside(dist, 'next'), lastBuild(dist)];
  remove(next);
  if (existsSync(dist)) renameSync(dist, next);
  renameSync(last, dist);
  if (existsSync(next)) renameSync(next, last);
}

/**
 * Builds into a new folder and swaps it in when complete: a failed build never removes a servable
 * site, and a server starting meanwhile finds the last one. That stays beside it.
 *
 * @param dist the folder to replace
 * @param build receives the folder to write to
 * @throws what the build throws; `dist` is then unchanged
 */
export async function replacingBuild(
  dist: string,
  build: (folder: string) => Promise<void>,
): Promise<void> {
  const [next, last] = [beside(dist, 'next'), lastBuild(dist)];
  // Left by an interrupted build: the first is incomplete, the second is good.
  remove(next);
  if (!existsSync(dist) && existsSync(last)) renameSync(last, dist);
  try {
    await build(next);
    if (existsSync(dist)) {
      remove(last);
      renameSync(dist, last);
    }
    renameSync(next, dist);
  } finally {
    remove(next);
  }
}

function beside(dist: string, kind: string): string {
  return join(dirname(dist), `.${basename(dist)}-${kind}`);
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
