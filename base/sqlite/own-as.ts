import { chownSync, statSync } from 'node:fs';

/** Gives `path` the owner of `other`: what root writes for the site still belongs to the site's user. */
export function ownAs(other: string, path: string): void {
  const { uid, gid } = statSync(other);
  if (process.getuid?.() === 0) chownSync(path, uid, gid);
}
