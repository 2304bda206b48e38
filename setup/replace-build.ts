import { existsSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Builds into a new folder and swaps it in when complete: a failed build never removes a servable
 * site, and a server starting meanwhile finds the last one.
 *
 * @param dist the folder to replace
 * @param build receives the folder to write to
 * @throws what the build throws; `dist` is then unchanged
 */
export async function replacingBuild(
  dist: string,
  build: (folder: string) => Promise<void>,
): Promise<void> {
  const beside = (kind: string) => join(dirname(dist), `.${basename(dist)}-${kind}`);
  const [next, last] = [beside('next'), beside('last')];
  // Left by an interrupted build: the first is incomplete, the second is good.
  remove(next);
  if (existsSync(dist)) remove(last);
  else if (existsSync(last)) renameSync(last, dist);
  try {
    await build(next);
    if (existsSync(dist)) renameSync(dist, last);
    renameSync(next, dist);
  } finally {
    remove(next);
  }
  remove(last);
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
