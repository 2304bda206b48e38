import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from './temporary-folder.ts';

/** Whether disks can be mounted here; elsewhere the tests that need one are skipped. */
export const CAN_MOUNT = process.platform === 'linux' && process.getuid?.() === 0 && mounts();

/** A disk of 1 MB in memory. */
export interface SmallDisk {
  path: string;
  /** Leaves no block free, or frees them again. */
  fill(): void;
  empty(): void;
}

/** A small disk until the test ends. */
export function smallDisk(): SmallDisk {
  const path = join(temporaryFolder(), 'disk');
  const filler = join(path, 'filler');
  mkdirSync(path);
  run('mount', '-t', 'tmpfs', '-o', 'size=1m,mode=700', 'tmpfs', path);
  // Lazily, for a process that is being killed may still have a file open.
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

/** Lets nobody write to a file that nobody has open, until what it returns is called. */
export function readOnly(file: string): () => void {
  run('mount', '--bind', file, file);
  run('mount', '-o', 'remount,bind,ro', file);
  let isEnded = false;
  const end = () => {
    if (!isEnded) run('umount', '--lazy', file);
    isEnded = true;
  };
  onTestFinished(end);
  return end;
}

function mounts(): boolean {
  // In a container root may lack the right.
  return spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;
}

function run(program: string, ...args: string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
}
