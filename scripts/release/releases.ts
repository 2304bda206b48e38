import {
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

/** The folder of a server's builds, each named by the hash of its sources. */
const RELEASES = '.releases';
const KEPT = 3;
/** The exit code of a build that fails because the disk is full, which is no fault of the version. */
export const DISK_FULL = 75;

/** The folder of a build for a server. */
export function releaseFolder(sourceHash: string): string {
  return join(RELEASES, sourceHash.slice(0, 16));
}

/**
 * Builds into a temporary folder, which is renamed to `folder` once complete.
 *
 * @throws errors of the build; the earlier folder is then unchanged
 */
export async function buildInto(
  folder: string,
  build: (part: string) => Promise<void>,
): Promise<void> {
  mkdirSync(RELEASES, { recursive: true });
  const part = join(RELEASES, `part-${process.pid}`);
  try {
    await build(part);
    rmSync(folder, { recursive: true, force: true });
    renameSync(part, folder);
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

/**
 * Makes `dist` a link to a release, atomically: a server that starts meanwhile finds the old or the
 * new one. Keeps the three latest releases.
 */
export function activateRelease(dist: string, release: string): void {
  const isWindows = process.platform === 'win32';
  const next = join(RELEASES, `next-${process.pid}`);
  // A relative link is resolved from its final location; Windows resolves it at creation.
  symlinkSync(isWindows ? resolve(release) : release, next, 'junction');
  // A rename does not replace a folder, nor a link on Windows.
  if (isWindows || !lstatSync(dist, { throwIfNoEntry: false })?.isSymbolicLink()) {
    rmSync(dist, { recursive: true, force: true });
  }
  renameSync(next, dist);
  const now = new Date();
  utimesSync(release, now, now);
  const releases = readdirSync(RELEASES)
    .filter((name) => !/^(?:part|next)-/.test(name))
    .map((name) => join(RELEASES, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of releases.slice(KEPT)) rmSync(old, { recursive: true });
}
