import { spawnSync } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildVersion, readBuildVersion, VERSION_FILE } from '../../src/server/version.ts';
import { SOURCE_PATHS } from './source-hash.ts';

/**
 * Whether a file that a build reads differs from the commit, new files included; also true without
 * Git.
 */
function isChanged(): boolean {
  return git('status', '--porcelain', '--untracked-files=all', '--', ...SOURCE_PATHS) !== '';
}

/** The commit that a build would have; null outside of Git, or if a source is not committed. */
export function currentVersion(): string | null {
  return isChanged() ? null : (git('rev-parse', 'HEAD')?.trim() ?? null);
}

/** Writes a build's version, with the current time unless it was built before. */
export function writeBuildVersion(
  folder: string,
  version: string | null,
  builtAt = new Date().toISOString(),
): void {
  const written: BuildVersion = { version, builtAt };
  const file = join(folder, VERSION_FILE);
  writeFileSync(`${file}.next`, `${JSON.stringify(written)}\n`);
  renameSync(`${file}.next`, file);
}

/** Gives a reused build the version of a later commit that does not change it, such as one of documents. */
export async function renewBuildVersion(folder: string, version: string | null): Promise<void> {
  const last = await readBuildVersion(folder).catch(() => undefined);
  if (last?.version !== version) writeBuildVersion(folder, version, last?.builtAt);
}

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}
