import { existsSync, renameSync, rmSync } from 'node:fs';

const BUILT = 'dist';
const KEPT = '.dist-kept';

/**
 * Runs a build with the last good one put aside, and brings that back where the build fails, so
 * that a mistake in a file never takes away a site that could be served.
 *
 * @throws what the build throws
 */
export async function keepingLastBuild(build: () => Promise<void>): Promise<void> {
  // Left by a build that was interrupted: what it wrote is worth nothing.
  if (existsSync(KEPT)) restore();
  if (existsSync(BUILT)) renameSync(BUILT, KEPT);
  try {
    await build();
  } catch (error) {
    restore();
    throw error;
  }
  rmSync(KEPT, { recursive: true, force: true });
}

function restore(): void {
  rmSync(BUILT, { recursive: true, force: true });
  if (existsSync(KEPT)) renameSync(KEPT, BUILT);
}
