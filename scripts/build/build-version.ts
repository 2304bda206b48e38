import { spawnSync } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildVersion, readBuildVersion, VERSION_FILE } from '../../src/server/version.ts';
import { SOURCE_PATHS } from './source-hash.ts';

/**
 * Whether a file that a build reads differs from the commit, new files included; also where there is
 * no Git.
 */
function isChanged(): boolean {
  return git('status', '--porcelain', '--untracked-files=all', '--', ...SOURCE_PATHS) !== '';
}

/** The commit that a build would be of; null outside of Git, or where something is in no commit. */
export function currentVersion(): string | null {
  return isChanged() ? null : (git('rev-parse', 'HEAD')?.trim() ?? null);
}

/** Writes a build's version, of now unless it was built before. */
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

/** Gives a build that a later commit left as it is, such as one of documents, that commit's version. */
export async function renewBuildVersion(folder: string, version: string | null): Promise<void> {
  const last = await readBuildVersion(folder).catch(() => undefined);
  if (last?.version !== version) writeBuildVersion(folder, version, last?.builtAt);
}

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}
