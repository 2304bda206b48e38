import {
  chownSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { LAST_BACKUP } from '../src/base/settings/last-backup.ts';
import { damagePage } from '../src/base/sqlite/testing/damage-page.ts';
import { execIn } from '../src/base/sqlite/testing/exec-in.ts';
import { blogPath } from '../src/blog/stores/sqlite/driver.ts';
import { sampleNewPost, saveIn } from '../src/blog/testing/posts.ts';
import { inboxPath, openMessageStore } from '../src/inbox/store.ts';
import { NEW_MESSAGE, SAMPLE } from '../src/inbox/testing/sample.ts';
import { serveFakeSite } from '../tests/serve-fake-site.ts';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { runCommandBeside } from './command/testing/run-command.ts';
import { runHere } from './command/testing/run-here.ts';

const BACKUP = join(import.meta.dirname, 'backup.ts');
const RESTORE = join(import.meta.dirname, 'restore.ts');

let dataDir: string;
let folder: string;

beforeEach(() => {
  dataDir = temporaryFolder();
  folder = join(temporaryFolder(), 'copies');
});

const backup = () => runHere(BACKUP, [folder], { DATA_DIR: dataDir });
const restore = (file: string) => runHere(RESTORE, [file], { DATA_DIR: dataDir });
const modeOf = (path: string) => statSync(path).mode & 0o777;
const copies = () => readdirSync(folder).map((name) => join(folder, name));
const copyOf = (name: string) => copies().find((path) => path.includes(`/${name}-`)) ?? '';

/** Adds messages; returns the number stored. */
function fill(count: number, text = SAMPLE.message): number {
  const inbox = openMessageStore(inboxPath(dataDir));
  const arrival = { ...NEW_MESSAGE, message: { ...SAMPLE, message: text } };
  inbox.add(Array.from({ length: count }, () => arrival));
  const all = inbox.count({});
  inbox.close();
  return all;
}

function messagesIn(path: string): number {
  const inbox = openMessageStore(path);
  onTestFinished(() => inbox.close());
  return inbox.count({});
}

describe('backup', () => {
  test('a backup has every message acknowledged before it, while further ones arrive', async () => {
    const site = await serveFakeSite(dataDir);
    let acknowledged = 0;
    let done = false;
    const visitor = async () => {
      while (!done) if ((await site.post()).ok) acknowledged += 1;
    };
    await site.post();
    const visitors = [visitor(), visitor(), visitor()];
    const before = acknowledged;
    const env = { DATA_DIR: dataDir };
    const { status, stdout, stderr } = await runCommandBeside(BACKUP, [folder], env);
    done = true;
    await Promise.all(visitors);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(messagesIn(copyOf('inbox'))).toBeGreaterThan(before);
    expect(stdout).toMatch(/blog-[\dTZ-]+\.sqlite$/m);
    expect(site.logged()).toEqual([]);
    expect(await site.stop()).toBe(0);
  });

  test('a backup is readable only by its owner, and has no deleted data', async () => {
    await saveIn(dataDir, [sampleNewPost()]);
    fill(50, 'text of somebody who left');
    // Leaves deleted text behind, as a program without secure_delete would.
    execIn(inboxPath(dataDir), 'PRAGMA secure_delete = OFF; DELETE FROM messages');
    const hasText = (path: string) => readFileSync(path, 'latin1').includes('text of somebody');
    expect(hasText(inboxPath(dataDir))).toBe(true);
    expect(await backup()).toMatchObject({ status: 0, stderr: '' });
    expect(modeOf(folder)).toBe(0o700);
    expect(copies().map(modeOf)).toEqual([0o600, 0o600]);
    expect(hasText(copyOf('inbox'))).toBe(false);
  });

  test('a failed backup leaves no file', async () => {
    fill(400);
    await backup();
    const before = readdirSync(folder);
    damagePage(inboxPath(dataDir), 'messages');
    const { status, stderr } = await backup();
    expect(status).toBe(1);
    expect(stderr).toBe(`${inboxPath(dataDir)} was not copied: database disk image is malformed\n`);
    expect(readdirSync(folder)).toEqual(before);
  });

  test('a damaged backup is refused, and does not count as made', async () => {
    fill(1);
    const store = new DatabaseSync(inboxPath(dataDir), { defensive: false });
    // Only the check of the copy finds a missing required value.
    store.exec(`PRAGMA writable_schema = ON;
      UPDATE sqlite_schema SET sql = replace(sql, 'nonce TEXT', 'nonce TEXT NOT NULL')`);
    store.close();
    expect((await backup()).stderr).toContain('was not copied: NULL value in messages.nonce');
    expect([...readdirSync(folder), ...readdirSync(dataDir)]).toEqual(['inbox.sqlite']);
  });

  test('a backup of an empty folder fails, and creates no store', async () => {
    expect(await backup()).toMatchObject({ status: 1, stderr: 'There are no messages yet.\n' });
    expect(readdirSync(dataDir)).toEqual([]);
  });
});

describe('restore', () => {
  test('a restored backup replaces the store, which is kept; its file name does not matter', async () => {
    fill(2);
    await backup();
    const copy = join(folder, 'renamed by hand');
    renameSync(copyOf('inbox'), copy);
    fill(1);
    const { status, stdout, stderr } = await restore(copy);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(`${copy} is whole.`);
    const kept = readdirSync(dataDir).find((name) => name.includes('before-restore')) ?? '';
    expect(readdirSync(dataDir).sort()).toEqual(['inbox.sqlite', kept, LAST_BACKUP]);
    expect(modeOf(inboxPath(dataDir))).toBe(0o600);
    expect(modeOf(join(dataDir, kept))).toBe(0o600);
    expect(messagesIn(inboxPath(dataDir))).toBe(2);
    expect(messagesIn(join(dataDir, kept))).toBe(3);
    expect(fill(1)).toBe(3);
  });

  test.skipIf(process.getuid?.() !== 0)('a restore by root keeps the site’s owner', async () => {
    const NOBODY = 65_534;
    fill(2);
    await backup();
    chownSync(dataDir, NOBODY, NOBODY);
    chownSync(inboxPath(dataDir), NOBODY, NOBODY);
    const ownerAfterRestore = async () => {
      expect((await restore(copyOf('inbox'))).status).toBe(0);
      return statSync(inboxPath(dataDir)).uid;
    };
    expect(await ownerAfterRestore()).toBe(NOBODY);
    rmSync(inboxPath(dataDir));
    expect(await ownerAfterRestore()).toBe(NOBODY);
  });

  test('a restore is refused while the site runs, and the site loses nothing', async () => {
    fill(2);
    await backup();
    const site = await serveFakeSite(dataDir);
    expect((await site.post()).ok).toBe(true);
    const env = { DATA_DIR: dataDir };
    expect(await runCommandBeside(RESTORE, [copyOf('inbox')], env)).toMatchObject({
      status: 1,
      stderr: `${inboxPath(dataDir)} is in use: stop the site and every command first\n`,
    });
    expect((await site.post()).ok).toBe(true);
    expect(await site.stop()).toBe(0);
    expect(messagesIn(inboxPath(dataDir))).toBe(4);
  });

  test('a restore replaces a store too damaged to open, and keeps it', async () => {
    fill(2);
    await backup();
    const garbage = 'not a database, but long enough to look at'.repeat(50);
    writeFileSync(inboxPath(dataDir), garbage);
    expect((await restore(copyOf('inbox'))).status).toBe(0);
    const kept = readdirSync(dataDir).filter((name) => name.includes('before-restore'));
    expect(kept.map((name) => readFileSync(join(dataDir, name), 'utf8') === garbage)).toEqual([
      true,
    ]);
    expect(messagesIn(inboxPath(dataDir))).toBe(2);
  });

  test('a restore does not use the log of a deleted store', async () => {
    fill(2);
    await backup();
    rmSync(inboxPath(dataDir));
    writeFileSync(`${inboxPath(dataDir)}-wal`, 'log');
    expect((await restore(copyOf('inbox'))).status).toBe(0);
    const [kept = '', ...others] = readdirSync(dataDir).filter((name) => name.includes('before'));
    expect(kept).toMatch(/-wal$/);
    expect(others).toEqual([]);
    expect(messagesIn(inboxPath(dataDir))).toBe(2);
  });

  test('a restore on a new machine brings back posts and messages', async () => {
    fill(1);
    await saveIn(dataDir, [sampleNewPost()]);
    await backup();
    dataDir = join(temporaryFolder(), 'new');
    for (const name of ['inbox', 'blog']) expect((await restore(copyOf(name))).status).toBe(0);
    expect(modeOf(dataDir)).toBe(0o700);
    expect(readdirSync(dataDir).sort()).toEqual(['blog.sqlite', 'inbox.sqlite']);
    expect(statSync(blogPath(dataDir)).size).toBeGreaterThan(0);
  });

  test('a restore is refused if the copy is no database, newer, damaged or cut off', async () => {
    fill(400);
    await backup();
    const copy = copyOf('inbox');
    const whole = readFileSync(copy);
    const isRefused = async (said: RegExp) => {
      const { status, stderr } = await restore(copy);
      expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringMatching(said) });
      expect(stderr).toContain(copy);
    };
    writeFileSync(copy, 'text '.repeat(500));
    await isRefused(/file is not a database/);
    writeFileSync(copy, whole.subarray(0, 20_000));
    await isRefused(/./);
    writeFileSync(copy, whole);
    execIn(copy, 'PRAGMA user_version = 99');
    await isRefused(/a newer version/);
    writeFileSync(copy, whole);
    damagePage(copy, 'messages');
    await isRefused(/damaged|malformed/);
    expect(readdirSync(dataDir).sort()).toEqual(['inbox.sqlite', LAST_BACKUP]);
    expect(messagesIn(inboxPath(dataDir))).toBe(400);
  });
});
