import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { waitUntil } from '../tests/wait.ts';
import { freePort } from './release/free-port.ts';

const moduleIn = (file: string) => JSON.stringify(join(import.meta.dirname, file));

/** A project that serves two files with the same text. */
const FILES = {
  'package.json': '{ "type": "module" }',
  '.gitignore': 'dist\n.releases/\nnode_modules\n',
  'prebuild.ts': `
    import { existsSync } from 'node:fs';
    if (existsSync('../registry-is-away')) process.exit(1);`,
  'build.ts': `
    import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
    import { join } from 'node:path';
    import { currentVersion, writeBuildVersion } from ${moduleIn('build/build-version.ts')};
    import { activateRelease, buildInto, DISK_FULL, releaseFolder } from ${moduleIn('release/releases.ts')};
    if (existsSync('../disk-is-full')) process.exit(DISK_FULL);
    const page = readFileSync('content/page.txt', 'utf8');
    const version = currentVersion();
    const release = releaseFolder(version);
    await buildInto(release, async (folder) => {
      mkdirSync(folder);
      for (const name of ['one', 'two']) writeFileSync(join(folder, name), page);
      if (page.includes('unbuildable')) throw new Error('a mistake');
      writeBuildVersion(folder, version);
    });
    activateRelease('dist', release);`,
  'server.ts': `
    import { readFileSync } from 'node:fs';
    import { createServer } from 'node:http';
    const [mark, one, two] = ['version.json', 'one', 'two'].map((name) => readFileSync('dist/' + name, 'utf8'));
    if (one.includes('unanswering')) process.exit(1);
    const answers = { '/': JSON.stringify({ ...JSON.parse(mark), one, two }), '/readyz': '{}', '/version.json': mark };
    const server = createServer((request, response) => response.setHeader('connection', 'close').end(answers[request.url]));
    server.listen(Number(process.env.PORT), '127.0.0.1');
    process.on('SIGTERM', () => server.close(() => process.exit()));`,
  'scripts/posts.ts': `
    import { readdirSync, writeFileSync } from 'node:fs';
    const posts = readdirSync('content/posts').map((file) => file.replace('.md', ''));
    writeFileSync(process.env.DATA_DIR + '/posts.json', JSON.stringify(posts.sort()));`,
  'content/page.txt': 'first',
  'content/posts/first.md': 'first',
};

/** An office computer, a bare repository, and a server that follows it with one supervised service. */
async function miniature() {
  const folder = temporaryFolder({ 'data/posts.json': '[]' });
  const at = (name: string) => join(folder, name);
  const [desk, server, unit] = [at('desk'), at('server'), at('unit')];
  const port = await freePort();
  const env = {
    ...process.env,
    ENV_FILE: '',
    DATA_DIR: at('data'),
    PORT: String(port),
    NODE_NO_WARNINGS: '1',
    GIT_AUTHOR_NAME: 'Desk',
    GIT_COMMITTER_NAME: 'Desk',
    EMAIL: 'desk@example.com',
    PATH: [at('bin'), dirname(process.execPath), process.env['PATH']].join(delimiter),
  };
  const run = (program: string, args: string[], cwd: string) => {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
    return stdout.trim();
  };
  const git = (where: string, ...args: string[]) => run('git', args, where);
  /** Commits files on the office's computer and pushes; returns the commit. An undefined text removes a file. */
  const publish = (files: Readonly<Record<string, string | undefined>>, ...push: string[]) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(desk, file)), { recursive: true });
      if (text === undefined) rmSync(join(desk, file), { force: true });
      else writeFileSync(join(desk, file), text);
    }
    git(desk, 'add', '--all');
    git(desk, 'commit', '--quiet', '--message', 'Change the page');
    git(desk, 'push', '--quiet', ...push, 'origin', 'HEAD:main');
    return git(desk, 'rev-parse', 'HEAD');
  };
  mkdirSync(at('bin'));
  // Runs `npm run --silent NAME` without npm, which takes longer to start than the script.
  const programs = { systemctl: `cat '${unit}'`, npm: 'exec node "$3.ts"' };
  for (const [program, does] of Object.entries(programs)) {
    writeFileSync(at(`bin/${program}`), `#!/bin/sh\n${does}\n`, { mode: 0o755 });
  }
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', 'public.git');
  git(folder, 'clone', '--quiet', 'public.git', 'desk');
  publish(FILES);
  git(folder, 'clone', '--quiet', 'public.git', 'server');
  const build = () => run(process.execPath, ['build.ts'], server);
  build();
  keepRunning(server, env, (pid, restarts) => {
    const id = `Id=site@${port}.service\nMainPID=${pid}\nNRestarts=${restarts}\n`;
    // Renamed into place, since systemd's output is never half written.
    writeFileSync(`${unit}.next`, `${id}ActiveState=active\n`);
    renameSync(`${unit}.next`, unit);
  });
  /** The public response, once a server responds. */
  const shown = () =>
    waitUntil(() =>
      fetch(`http://127.0.0.1:${port}/`).then(
        (response) => response.json(),
        () => undefined,
      ),
    );
  await shown();
  return {
    folder,
    server,
    desk,
    publish,
    git,
    shown,
    build,
    follow: (...args: string[]) =>
      new Promise<{ status: number | null; said: string }>((resolve) => {
        const follower = [join(import.meta.dirname, 'follow.ts'), ...args];
        const child = execFile(process.execPath, follower, { cwd: server, env }, (_, ...said) =>
          resolve({ status: child.exitCode, said: said.join('') }),
        );
      }),
    /** The slugs of the posts in the store. */
    posts: () => readFileSync(at('data/posts.json'), 'utf8'),
    memory: () => JSON.parse(readFileSync(at('data/follow.json'), 'utf8')),
  };
}

/** Restarts the server as systemd does with Restart=always; reports its pid (0 for none) and number of restarts. */
function keepRunning(
  cwd: string,
  env: NodeJS.ProcessEnv,
  tell: (pid: number, restarts: number) => void,
): void {
  let [child, restarts]: [ChildProcess | undefined, number] = [undefined, -1];
  let isOver = false;
  const start = () => {
    if (isOver) return;
    restarts += 1;
    child = spawn(process.execPath, ['server.ts'], { cwd, env, stdio: 'ignore' });
    tell(child.pid ?? 0, restarts);
    child.on('exit', () => {
      if (!isOver) tell(0, restarts);
      setTimeout(start, 50);
    });
  };
  start();
  onTestFinished(async () => {
    isOver = true;
    if (child?.kill('SIGKILL')) await once(child, 'exit');
  });
}

test('changes and posts are deployed and undone; missing services are retried, and manual changes kept', async () => {
  const site = await miniature();
  const failsWith = async (said: string) =>
    expect(await site.follow()).toEqual({ status: 1, said: expect.stringContaining(said) });
  const added = site.publish({ 'content/page.txt': 'second', 'content/posts/new.md': 'new' });
  // The state that an interrupted run leaves.
  site.git(site.server, 'pull', '--quiet');
  expect(await site.follow()).toMatchObject({ status: 0 });
  expect(await site.shown()).toMatchObject({ version: added, one: 'second', two: 'second' });
  expect(site.posts()).toBe('["first","new"]');
  const undone = site.publish({ 'content/page.txt': 'first', 'content/posts/new.md': undefined });
  expect(await site.follow()).toMatchObject({ status: 0 });
  expect(await site.shown()).toMatchObject({ version: undone, one: 'first' });
  expect(site.posts()).toBe('["first"]');
  expect(await site.follow()).toEqual({ status: 0, said: '' });
  expect(site.memory()).toMatchObject({ done: undone });
  expect(readdirSync(join(site.server, '.releases'))).toHaveLength(3);

  const typed = join(site.server, 'content/page.txt');
  writeFileSync(typed, 'typed on the server');
  const next = site.publish({ 'content/page.txt': 'third' });
  await failsWith('changed here by hand');
  expect(readFileSync(typed, 'utf8')).toBe('typed on the server');
  site.git(site.server, 'checkout', '--quiet', 'content/page.txt');
  const url = site.git(site.server, 'remote', 'get-url', 'origin');
  site.git(site.server, 'remote', 'set-url', 'origin', '/nowhere');
  await failsWith('nowhere');
  site.git(site.server, 'remote', 'set-url', 'origin', url);
  writeFileSync(join(site.folder, 'registry-is-away'), '');
  await failsWith('tried again');
  expect(await site.shown()).toMatchObject({ version: undone, one: 'first' });
  renameSync(join(site.folder, 'registry-is-away'), join(site.folder, 'disk-is-full'));
  await failsWith('disk is full');
  rmSync(join(site.folder, 'disk-is-full'));
  expect(await site.follow()).toMatchObject({ status: 0 });

  site.git(site.desk, 'reset', '--quiet', '--hard', undone);
  site.publish({ 'content/page.txt': 'another history' }, '--force');
  await failsWith('fast-forward');
  expect(await site.shown()).toMatchObject({ version: next, one: 'third' });
});

test('a version that fails to build or answer is rolled back, also after a kill; the next one is deployed', async () => {
  const site = await miniature();
  const before = site.git(site.server, 'rev-parse', 'HEAD');
  for (const [why, page, reason] of [
    ['build', 'unbuildable', 'it could not be built'],
    ['answer', 'unanswering', 'it did not answer'],
  ] as const) {
    const bad = site.publish({ 'content/page.txt': page, 'content/posts/bad.md': page });
    expect(await site.follow()).toEqual({ status: 1, said: expect.stringContaining(reason) });
    expect(site.memory()).toMatchObject({ refused: { version: bad, why } });
    expect(await site.shown()).toMatchObject({ version: before, one: 'first', two: 'first' });
    expect(readFileSync(join(site.server, 'content/page.txt'), 'utf8')).toBe('first');
    expect(site.posts()).toBe('[]');
  }
  expect(await site.follow()).toEqual({ status: 0, said: '' });
  expect(await site.follow('--again')).toMatchObject({ status: 1 });

  // Killed after the new build is active, before its servers are checked.
  const bad = site.publish({
    'content/page.txt': 'unanswering again',
    'build.ts': `${FILES['build.ts']}\nprocess.kill(process.ppid, 'SIGKILL');`,
  });
  expect(await site.follow()).toMatchObject({ status: null });
  expect(await site.follow()).toMatchObject({ status: null });
  expect(site.git(site.server, 'rev-parse', 'HEAD')).toBe(bad);
  const worse = site.publish({ 'build.ts': FILES['build.ts'] });
  expect(await site.follow()).toMatchObject({ status: 1 });
  expect(await site.shown()).toMatchObject({ version: before, one: 'first' });
  expect(site.memory()).toMatchObject({ refused: { version: worse, why: 'answer' } });
  // The state that a run killed during its rollback leaves.
  site.git(site.server, 'reset', '--quiet', '--hard', worse);
  site.build();
  expect(await site.follow()).toEqual({ status: 0, said: '' });
  expect(await site.shown()).toMatchObject({ version: before, one: 'first' });
  expect(site.git(site.server, 'rev-parse', 'HEAD')).toBe(before);
  expect(site.git(site.server, 'status', '--porcelain')).toBe('');

  const good = site.publish({ 'content/page.txt': 'second' });
  expect(await site.follow()).toMatchObject({ status: 0 });
  expect(await site.shown()).toMatchObject({ version: good, one: 'second' });
  expect(site.memory()).not.toHaveProperty('refused');
});
