import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '../../base/errors/has-code.ts';
import type { InboxLog } from '../inbox-log.ts';

const BYTES = 32;

/**
 * The key that tokens of forms are signed with, from the data folder, made there at the first
 * start: one key for all processes on the folder, and for the next start. Where the folder has
 * none to give, that is logged, and the key is this process's own.
 */
export function tokenKey(dataDir: string, log: InboxLog): Buffer {
  const path = join(dataDir, 'form.key');
  try {
    const key = readIfThere(path) ?? made(path);
    if (key.length === BYTES) return key;
    throw new Error(`${path}: not a key of ${BYTES} bytes; remove it, and start again`);
  } catch (err) {
    log.error({ err }, 'the key of the contact form cannot be kept');
    return randomBytes(BYTES);
  }
}

function readIfThere(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Written whole before it has its name, so that another process reads all of it or nothing. */
function made(path: string): Buffer {
  const draft = `${path}.${randomUUID()}`;
  try {
    writeFileSync(draft, randomBytes(BYTES), { flag: 'wx', mode: 0o600, flush: true });
    linkSync(draft, path);
  } catch (error) {
    // Another process was first: its key is the one.
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path);
}
