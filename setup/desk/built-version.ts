import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Clone } from './clone.ts';
import { GitError } from './git.ts';
import type { Workshop } from './reading.ts';

/** How many versions are kept, some 20 MB each: the public one, the one before, and those tried. */
const KEPT = 4;
const PACKAGES = ['package.json', 'package-lock.json'];

/**
 * A version built apart from the folder, which may be edited meanwhile; one that was built before is
 * kept.
 *
 * @param tree the version's files
 * @returns the folder with the parts of it that are read
 * @throws Error with what the build said
 */
export async function builtVersion(
  { git, project }: Clone,
  tree: string,
  { parts, build }: Workshop,
): Promise<string> {
  const versions = join(project, 'node_modules', '.cache', 'versions');
  const place = join(versions, tree);
  if (existsSync(place)) {
    utimesSync(place, new Date(), new Date());
    return place;
  }
  const folder = mkdtempSync(join(tmpdir(), 'version-'));
  try {
    const index = join(folder, '.index');
    for (const args of [
      ['read-tree', tree],
      ['checkout-index', '--all', `--prefix=${folder}/`],
    ]) {
      const { ok, complaint } = git.attempt(args, { index });
      if (!ok) throw new GitError('The version’s files cannot be written.', complaint);
    }
    rmSync(index);
    if (PACKAGES.every((name) => isSame(join(folder, name), join(project, name)))) {
      symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'), 'junction');
    }
    await build(folder);
    const next = `${place}.part`;
    rmSync(next, { recursive: true, force: true });
    mkdirSync(next, { recursive: true });
    for (const part of parts.filter((each) => existsSync(join(folder, each)))) {
      mkdirSync(dirname(join(next, part)), { recursive: true });
      cpSync(join(folder, part), join(next, part), { recursive: true });
    }
    renameSync(next, place);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  removeOldest(versions, tree);
  return place;
}

function isSame(file: string, other: string): boolean {
  const texts = [file, other].map((each) => existsSync(each) && readFileSync(each, 'utf8'));
  return texts[0] === texts[1];
}

/** But for the one just built: a clock that was wrong may say that it is older than all. */
function removeOldest(versions: string, built: string): void {
  const age = (name: string) => -statSync(join(versions, name)).mtimeMs;
  const others = readdirSync(versions).filter((name) => name !== built);
  for (const name of others.sort((a, b) => age(a) - age(b)).slice(KEPT - 1))
    rmSync(join(versions, name), { recursive: true });
}
