import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

/** Whether disks can be mounted here; otherwise tests that need one are skipped. */
export const CAN_MOUNT = process.platform === 'linux' && process.getuid?.() === 0 && mounts();

/** A disk of 1 MB in memory. */
export interface SmallDisk {
  path: string;
  /** Fills the disk, or frees it again. */
  fill(): void;
  empty(): void;
}

/** Mounts a small disk until the test ends. */
export function smallDisk(): SmallDisk {
  const path = join(temporaryFolder(), 'disk');
  const filler = join(path, 'filler');
  mkdirSync(path);
  run('mount', '-t', 'tmpfs', '-o', 'size=1m,mode=700', 'tmpfs', path);
  // Lazily: a process being killed may still have a file open.
  onTestFinished(() => run('umount', '--lazy', path));
  return {
    path,
    fill() {
      const { bavail, bsize } = statfsSync(path);
      writeFileSync(filler, Buffer.alloc(bavail * bsize));
    },
    empty: () => rmSync(filler),
  };
}

function mounts(): boolean {
  // In a container, root may lack the permission.
  return spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;
}

function run(program: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
}
