import { spawnSync } from 'node:child_process';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Mark, readMark, VERSION_FILE } from '../../src/server/version.ts';
import { SOURCE_PATHS } from './fingerprint.ts';

/**
 * Whether a file that a build reads differs from the commit, new files included; also where there is
 * no Git.
 */
export function isChanged(): boolean {
  return git('status', '--porcelain', '--untracked-files=all', '--', ...SOURCE_PATHS) !== '';
}

/** The commit that a build would be of; null outside of Git, or where something is in no commit. */
export function currentVersion(): string | null {
  return isChanged() ? null : (git('rev-parse', 'HEAD')?.trim() ?? null);
}

/** Writes a build's mark, of now unless it was built before. */
export function writeMark(
  folder: string,
  version: string | null,
  builtAt = new Date().toISOString(),
): void {
  const written: Mark = { version, builtAt };
  const file = join(folder, VERSION_FILE);
  writeFileSync(`${file}.next`, `${JSON.stringify(written)}\n`);
  renameSync(`${file}.next`, file);
}

/** Gives a build that a later commit left as it is, such as one of documents, that commit's mark. */
export async function renewMark(folder: string, version: string | null): Promise<void> {
  const last = await readMark(folder).catch(() => undefined);
  if (last?.version !== version) writeMark(folder, version, last?.builtAt);
}

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout : undefined;
}
