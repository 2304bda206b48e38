import { existsSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Runs a build in a folder of its own, which takes the place of the last good one once it is whole:
 * a mistake in a file never takes away a site that could be served, and a server that starts
 * meanwhile finds the last one.
 *
 * @param dist the folder that is replaced
 * @param build given the folder to write to, beside `dist`
 * @throws what the build throws; `dist` is then what it was
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
