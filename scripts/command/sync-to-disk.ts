import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Waits until all of a file is on the disk, so that its new name never stands for half of it. */
export function syncToDisk(path: string): void {
  const file = openSync(path, 'r+');
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
