import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { IS_LONG } from '../../tests/long.ts';
import { CAN_MOUNT, smallDisk } from '../../tests/small-disk.ts';
import { listVersions } from './list-versions.ts';
import { publish } from './publish.ts';
import { contentOf, openOffice, type TestDesk } from './testing/small-site.ts';
import { undo } from './undo.ts';

const CHANGED = 'Call (713) 555-0199.\n';

/** All that a desk has said since it was asked last. */
function said({ said }: TestDesk): string {
  return said.splice(0).join('\n');
}

test('a changed sentence is said, asked for, committed in plain words, pushed and seen', async () => {
  const office = await openOffice();
  const ana = office.desk('Ana');
  ana.write('content/contact.txt', CHANGED);
  expect(await publish(ana, { look: true })).toBe(true);
  expect(said(ana)).toMatch(
    /Contact \(\/contact\):\n- Call \(713\) 555-0100.\n\+ Call \(713\) 555-0199/,
  );
  expect(ana.git('status', '--porcelain')).toBe('M content/contact.txt');

  ana.answer = false;
  expect(await publish(ana, {})).toBe(false);
  expect([office.isPublic('content/contact.txt'), ana.read('content/contact.txt')]).toEqual([
    'Call (713) 555-0100.\n',
    CHANGED,
  ]);

  ana.answer = true;
  said(ana);
  expect(await publish(ana, {})).toBe(true);
  expect(said(ana)).toMatch(/Published\.\n.*\nThe public site shows it since .* C[SD]T\.$/);
  expect(office.isPublic('content/contact.txt')).toBe(CHANGED);
  expect(ana.git('log', '-1', '--format=%an: %B')).toBe(
    'Ana: Publish: Contact\n\nContact (/contact):\n- Call (713) 555-0100.\n+ Call (713) 555-0199.\n\nFiles: content/contact.txt',
  );
  expect(ana.git('status', '--porcelain')).toBe('');

  expect(await publish(ana, {})).toBe(true);
  expect(said(ana)).toMatch(/The public site shows .*“Publish: Contact”\.\nNothing has changed/);

  // Posts go to a store that no server follows, once their version is public.
  ana.write('content/posts/a.md', 'A post.');
  await publish(ana, {});
  expect(said(ana)).toMatch(/since .*\nPosts: $/);
  // However its waiting ended.
  office.says.version = ana.git('rev-parse', 'HEAD');
  expect(await undo(ana, '', true)).toBe(false);
  expect(said(ana)).not.toContain('Posts:');
  delete office.says.version;
  expect(await publish(ana, {})).toBe(true);
  expect(said(ana)).toMatch(/nothing to publish\.\nPosts: content\/posts\/a\.md$/);
  await publish(ana, {});
  expect(said(ana)).not.toContain('Posts:');
});

test('an undo brings the version before, a second one what the first took away, and a named one that', async () => {
  const office = await openOffice();
  const ana = office.desk('Ana');
  const first = ana.git('rev-parse', '--short=7', 'HEAD');
  ana.write('content/contact.txt', CHANGED);
  ana.write('content/estates.txt', 'New.\n');
  await publish(ana, { yes: true });
  ana.write('content/payroll.txt', 'Half a sen');
  said(ana);
  expect(await undo(ana, '', false)).toBe(true);
  expect(said(ana)).toMatch(
    /- Call \(713\) 555-0199.\n\+ Call \(713\) 555-0100.*Page gone: \/estates/s,
  );
  expect(office.isPublic('content/contact.txt')).toContain('0100');
  expect(ana.read('content/estates.txt')).toBe(undefined);
  // What was typed meanwhile is neither lost nor published.
  expect(ana.read('content/payroll.txt')).toBe('Half a sen');
  expect(office.isPublic('content/payroll.txt')).toBe('We run payroll.\n');

  // Typed in a file that the undo changes as well.
  ana.write('content/contact.txt', 'Call us.\n');
  said(ana);
  expect(await undo(ana, '', true)).toBe(true);
  const [, kept = ''] = /Your version is in (mine-\S+)\./.exec(said(ana)) ?? [];
  expect(ana.read(join(kept, 'content/contact.txt'))).toBe('Call us.\n');
  expect(office.isPublic('content/contact.txt')).toBe(CHANGED);
  expect(office.isPublic('content/estates.txt')).toBe('New.\n');

  expect(await undo(ana, first, true)).toBe(true);
  expect(office.isPublic('content/contact.txt')).toContain('0100');
  expect((await listVersions(ana)).split('\n').slice(0, 4)).toEqual([
    expect.stringMatching(
      /^public [\da-f]{7} {2}[-\d]{10} \d\d:\d\d C[SD]T {2}Ana +Undo: bring back /,
    ),
    expect.stringMatching(/^ {7}[\da-f]{7} .* Undo: bring back .*“Publish: Contact and Estates”$/),
    expect.stringMatching(/ Undo: bring back .*“Begin”$/),
    expect.stringMatching(/Publish: Contact and Estates$/),
  ]);
  await expect(undo(ana, '0000000', true)).rejects.toThrow('"0000000" is no version');
});

test('two desks: changes of both are published, and a conflict loses neither', async () => {
  const office = await openOffice();
  const [ana, ben] = [office.desk('Ana'), office.desk('Ben')];
  ana.write('content/contact.txt', CHANGED);
  await publish(ana, { yes: true });
  ben.write('content/payroll.txt', 'We run payroll on time.\n');
  expect(await publish(ben, { yes: true })).toBe(true);
  expect(ben.read('content/contact.txt')).toBe(CHANGED);
  expect([office.isPublic('content/contact.txt'), office.isPublic('content/payroll.txt')]).toEqual([
    CHANGED,
    'We run payroll on time.\n',
  ]);
  expect(await listVersions(ben)).toMatch(/Publish: Payroll\n.*Publish: Contact\n.*Begin/);

  ana.write('content/payroll.txt', 'We run payroll at noon.\n');
  ana.write('content/about.txt', 'We are a firm.\n');
  said(ana);
  await expect(publish(ana, { yes: true })).rejects.toThrow(
    /content\/payroll\.txt: Ben, .*, “Publish: Payroll”/,
  );
  expect(ana.read('content/payroll.txt')).toBe('We run payroll at noon.\n');
  expect(ana.git('status', '--porcelain')).toBe('M content/about.txt\n M content/payroll.txt');

  expect(await publish(ana, { yes: true, theirs: true })).toBe(true);
  const [, kept = ''] = /is in (mine-\S+);/.exec(said(ana)) ?? [];
  expect(ana.read(join(kept, 'content/payroll.txt'))).toBe('We run payroll at noon.\n');
  expect(office.isPublic('content/payroll.txt')).toBe('We run payroll on time.\n');
  expect(office.isPublic('content/about.txt')).toBe('We are a firm.\n');
  expect(office.isPublic(`${kept}/content/payroll.txt`)).toBe(undefined);
});

test('what cannot be published is said, and stays', async () => {
  const office = await openOffice();
  const ana = office.desk('Ana');
  ana.write('content/contact.txt', 'Call now!!\n');
  await expect(publish(ana, { yes: true })).rejects.toThrow(
    'content/contact.txt, line 1: expected',
  );
  ana.write('content/contact.txt', CHANGED);
  ana.write('content/firm.key', 'secret');
  await expect(publish(ana, { yes: true })).rejects.toThrow('content/firm.key: this looks like');
  rmSync(join(ana.project, 'content/firm.key'));
  ana.write('messages.csv', 'private');

  // No network.
  ana.git('remote', 'set-url', 'origin', join(ana.project, 'nowhere'));
  await expect(publish(ana, { yes: true })).rejects.toThrow(/cannot be reached\.\nGit says: /);
  ana.git('remote', 'set-url', 'origin', office.repository);
  // No right.
  const hook = join(office.repository, 'hooks', 'pre-receive');
  writeFileSync(hook, '#!/bin/sh\nexit 1\n');
  chmodSync(hook, 0o755);
  await expect(publish(ana, { yes: true })).rejects.toThrow('may not publish there');
  expect(office.isPublic('content/contact.txt')).toContain('0100');
  await expect(undo(ana, '', true)).rejects.toThrow('not published yet');
  rmSync(hook);
  said(ana);
  expect(await publish(ana, { yes: true })).toBe(true);
  expect(office.isPublic('content/contact.txt')).toBe(CHANGED);
  expect(said(ana)).toContain('so not published: messages.csv');
  expect(office.isPublic('messages.csv')).toBe(undefined);
});

test('a folder in which Git is at something else is left alone', async () => {
  const office = await openOffice();
  const ana = office.desk('Ana');
  ana.write('content/contact.txt', CHANGED);
  writeFileSync(join(ana.project, '.git/MERGE_HEAD'), ana.git('rev-parse', 'HEAD'));
  await expect(publish(ana, { yes: true })).rejects.toThrow('git merge --abort');
  rmSync(join(ana.project, '.git/MERGE_HEAD'));
  // Of another command, or left by one that was cut off.
  const lock = join(ana.project, '.git/index.lock');
  writeFileSync(lock, '');
  await expect(publish(ana, { yes: true })).rejects.toThrow(`${lock} is there`);
  rmSync(lock);
  ana.git('branch', '--unset-upstream');
  ana.git('remote', 'add', 'backup', join(ana.project, 'nowhere'));
  expect(await publish(ana, { yes: true })).toBe(true);
  expect(office.isPublic('content/contact.txt')).toBe(CHANGED);
  ana.git('switch', '--quiet', '--detach');
  await expect(publish(ana, { yes: true })).rejects.toThrow('git switch main');
});

test('without a repository to push to it is committed; without an answer it is waited for in vain', async () => {
  const office = await openOffice();
  const ana = office.desk('Ana');
  const old = ana.git('rev-parse', 'HEAD');
  office.says.version = old;
  ana.write('content/contact.txt', CHANGED);
  expect(await publish(ana, { yes: true })).toBe(false);
  expect(said(ana)).toMatch(/does not show it after 0 minutes\. It may still come/);

  office.says.refused = { version: ana.git('rev-parse', 'HEAD'), why: 'build' };
  expect(await publish(ana, { yes: true })).toBe(false);
  expect(said(ana)).toContain('did not take it: it could not be built there');

  office.says.status = 503;
  ana.write('content/contact.txt', 'Call us.\n');
  expect(await publish(ana, { yes: true })).toBe(false);
  expect(said(ana)).toMatch(/not known \(.*answers 503\)[\s\S]*after 0 minutes \(.* answers 503\)/);

  ana.git('remote', 'remove', 'origin');
  ana.write('content/contact.txt', CHANGED);
  expect(await publish(ana, { yes: true })).toBe(true);
  expect(said(ana)).toContain('Nothing goes to the public: this folder was not cloned');
  expect(ana.git('log', '-1', '--format=%s')).toBe('Publish: Contact');
});

test('a public branch that was rewritten is not joined, however often it is tried', async () => {
  const office = await openOffice();
  const [ana, ben] = [office.desk('Ana'), office.desk('Ben')];
  ben.write('content/about.txt', 'A secret.\n');
  await publish(ben, { yes: true });
  await publish(ana, { yes: true });
  ben.git('reset', '--quiet', '--hard', 'HEAD~1');
  ben.git('push', '--quiet', '--force');
  ana.write('content/contact.txt', CHANGED);
  for (let tries = 0; tries < 2; tries += 1) {
    await expect(publish(ana, { yes: true })).rejects.toThrow('rewrote the public branch');
  }
  expect(office.isPublic('content/about.txt')).not.toContain('secret');
  expect(ana.read('content/contact.txt')).toBe(CHANGED);
});

test('a clock that was a day ahead keeps no version from being built', async () => {
  const office = await openOffice();
  const ana = office.desk('Ana');
  const versions = join(ana.project, 'node_modules/.cache/versions');
  const tomorrow = Date.now() / 1000 + 86_400;
  for (let trip = 0; trip < 6; trip += 1) {
    ana.write('content/contact.txt', `Call ${trip}.`);
    expect(await publish(ana, { yes: true })).toBe(true);
    for (const name of readdirSync(versions)) utimesSync(join(versions, name), tomorrow, tomorrow);
  }
  expect(readdirSync(versions)).toHaveLength(4);
});

test.runIf(CAN_MOUNT)('a disk that is full is said, and loses nothing', async () => {
  const office = await openOffice();
  const ana = office.desk('Ana');
  const disk = smallDisk();
  const there = { ...ana, project: join(disk.path, 'website') };
  cpSync(ana.project, there.project, { recursive: true, filter: (file) => !/hooks/.test(file) });
  for (const left of [0, 8, 24]) {
    writeFileSync(join(there.project, 'content/contact.txt'), `Call ${left}. `.repeat(100));
    disk.fill();
    truncateSync(join(disk.path, 'filler'), statSync(join(disk.path, 'filler')).size - left * 1024);
    await expect(publish(there, { yes: true })).rejects.toThrow(/disk full|space|cannot be/);
    disk.empty();
    expect(await publish(there, { yes: true })).toBe(true);
    expect(office.isPublic('content/contact.txt')).toContain(`Call ${left}.`);
  }
});

/** Runs a command that is killed, with no time to clean up, as soon as Git has done its `step`th change. */
async function killedAfter(step: number, what: string, desk: TestDesk): Promise<boolean> {
  const folder = join(desk.project, 'node_modules/shim');
  const git = join(folder, 'git');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'count'), '');
  const real = spawnSync('which', ['git'], { encoding: 'utf8' }).stdout.trim();
  writeFileSync(
    git,
    `#!/bin/sh
"${real}" "$@"; status=$?
[ -n "$GIT_INDEX_FILE" ] && exit $status
case " $* " in *" add "*|*" commit "*|*" commit-tree "*|*" merge "*|*" reset "*|*" restore "*|*" push "*)
  echo >> "${folder}/count"
  [ $(wc -l < "${folder}/count") = ${step} ] && kill -9 $PPID;;
esac
exit $status
`,
  );
  chmodSync(git, 0o755);
  const program = join(import.meta.dirname, 'testing/run-small.ts');
  const args = [program, what, desk.project, desk.publicUrl ?? ''];
  const PATH = `${folder}:${process.env['PATH']}`;
  const child = spawn(process.execPath, args, { env: { ...process.env, PATH }, stdio: 'ignore' });
  const [code, signal] = await once(child, 'exit');
  expect(signal ?? code).toBe(signal === null ? 0 : 'SIGKILL');
  return signal !== null;
}

/** Git's changes in one publishing. */
const PUBLISH_STEPS = 7;

test('killed after any step, publishing again ends right, and the public is never a mix', async () => {
  const office = await openOffice();
  const [ana, ben] = [office.desk('Ana'), office.desk('Ben')];
  const isWhole = () =>
    office.isPublic('content/contact.txt') === office.isPublic('content/payroll.txt');
  ana.write('content/contact.txt', '0');
  ana.write('content/payroll.txt', '0');
  await publish(ana, { yes: true });
  // After the last step nothing is left to kill.
  const steps = IS_LONG ? Array.from({ length: PUBLISH_STEPS + 1 }, (_, at) => at + 1) : [4];
  for (const step of steps) {
    // Somebody else has published, too.
    ben.git('pull', '--quiet');
    ben.write('content/about.txt', `Ben ${step}`);
    ben.git('commit', '--quiet', '--all', '--message', 'About');
    ben.git('push', '--quiet');
    for (const file of ['contact', 'payroll']) ana.write(`content/${file}.txt`, `${step}`);
    expect(await killedAfter(step, 'publish', ana)).toBe(step <= PUBLISH_STEPS);
    expect(isWhole()).toBe(true);
    // Typed before the next try.
    for (const file of ['contact', 'payroll']) ana.write(`content/${file}.txt`, `${step} again`);
    expect(await publish(ana, { yes: true })).toBe(true);
    expect(office.isPublic('content/contact.txt')).toBe(`${step} again`);
    expect(contentOf(ana.project)).toMatchObject({
      'about.txt': `Ben ${step}`,
      'payroll.txt': `${step} again`,
    });
    expect([isWhole(), ana.git('status', '--porcelain')]).toEqual([true, '']);
  }

  for (let step = IS_LONG ? 1 : 2; ; step += 1) {
    const before = office.isPublic('content/contact.txt');
    for (const file of ['contact', 'payroll']) ana.write(`content/${file}.txt`, `undo ${step}`);
    await publish(ana, { yes: true });
    ana.write('content/contact.txt', 'Half a sen');
    ana.write('content/about.txt', `About ${step}`);
    const wasKilled = await killedAfter(step, 'undo', ana);
    expect(isWhole()).toBe(true);
    const kept = readdirSync(ana.project).filter((name) => name.startsWith('mine-'));
    const copies = kept.map((folder) => ana.read(join(folder, 'content/contact.txt')));
    expect([...copies, ana.read('content/contact.txt')]).toContain('Half a sen');
    for (const folder of kept) rmSync(join(ana.project, folder), { recursive: true });
    if (ana.read('content/contact.txt') === 'Half a sen') ana.git('restore', 'content/contact.txt');
    expect(await publish(ana, { yes: true })).toBe(true);
    expect(isWhole()).toBe(true);
    expect(office.isPublic('content/about.txt')).toBe(`About ${step}`);
    expect(ana.git('status', '--porcelain')).toBe('');
    if (wasKilled && IS_LONG) continue;
    if (wasKilled) break;
    expect(office.isPublic('content/contact.txt')).toBe(before);
    break;
  }
});
