import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Runs a build with the last good one put aside, and brings that back where the build fails, so
 * that a mistake in a file never takes away a site that could be served.
 *
 * @param dist the folder it writes
 * @throws what the build throws
 */
export async function keepingLastBuild(dist: string, build: () => Promise<void>): Promise<void> {
  const kept = join(dirname(dist), '.dist-kept');
  const restore = () => {
    rmSync(dist, { recursive: true, force: true });
    if (existsSync(kept)) renameSync(kept, dist);
  };
  // Left by a build that was interrupted, so what it wrote is incomplete.
  if (existsSync(kept)) restore();
  if (existsSync(dist)) renameSync(dist, kept);
  try {
    await build();
  } catch (error) {
    restore();
    throw error;
  }
  rmSync(kept, { recursive: true, force: true });
}
