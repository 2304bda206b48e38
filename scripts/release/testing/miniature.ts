import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../../../tests/temporary-folder.ts';
import { waitUntil } from '../../../tests/wait.ts';
import { freePort } from '../free-port.ts';

const SCRIPTS = join(import.meta.dirname, '../..');
const moduleIn = (file: string) => JSON.stringify(join(SCRIPTS, file));

/** A project whose build takes a moment: two files with the same text, both served. */
export const FILES = {
  'package.json': '{ "type": "module" }',
  '.gitignore': 'dist\n.releases/\nnode_modules\n',
  'prebuild.ts': `
    import { existsSync } from 'node:fs';
    if (existsSync('../registry-is-away')) process.exit(1);`,
  'build.ts': `
    import { readFileSync, writeFileSync } from 'node:fs';
    import { join } from 'node:path';
    import { currentVersion, writeBuildVersion } from ${moduleIn('build/build-version.ts')};
    import { buildInto, exchange, releaseFolder } from ${moduleIn('release/releases.ts')};
    const page = readFileSync('content/page.txt', 'utf8');
    const version = currentVersion();
    const release = releaseFolder(version);
    await buildInto(release, async (folder) => {
      const { mkdirSync } = await import('node:fs');
      mkdirSync(folder);
      for (const name of ['one', 'two']) writeFileSync(join(folder, name), page);
      if (page.includes('unbuildable')) throw new Error('a mistake');
      writeBuildVersion(folder, version);
    });
    exchange('dist', release);`,
  'server.ts': `
    import { existsSync, readFileSync } from 'node:fs';
    import { createServer } from 'node:http';
    import { Server } from 'node:net';
    const [mark, one, two] = ['version.json', 'one', 'two'].map((name) => readFileSync('dist/' + name, 'utf8'));
    if (one.includes('unanswering')) process.exit(1);
    const answers = { '/': JSON.stringify({ ...JSON.parse(mark), one, two }), '/readyz': '{}', '/version.json': mark };
    const socket = process.env.LISTEN_FDS ? { fd: 3 } : { port: Number(process.env.PORT), host: '127.0.0.1' };
    const server = createServer((request, response) => response.setHeader('connection', 'close').end(answers[request.url]));
    server.listen(socket, () => console.log('Listening on it'));
    process.on('SIGTERM', () => Server.prototype.close.call(server, () => process.exit()));`,
  'scripts/posts.ts': `
    import { readdirSync, writeFileSync } from 'node:fs';
    const posts = readdirSync('content/posts').map((file) => file.replace('.md', ''));
    writeFileSync(process.env.DATA_DIR + '/posts.json', JSON.stringify(posts.sort()));`,
  'content/page.txt': 'first',
  'content/posts/first.md': 'first',
};

/** The public site's answer; undefined while no server listens. */
export interface Shown {
  version: string;
  one: string;
  two: string;
}

/** A desk, a bare repository and a server that follows it, with one service that is started again. */
export interface Miniature {
  folder: string;
  server: string;
  /** Commits files at the desk and pushes; resolves to the commit. No text removes a file. */
  publish(files: Readonly<Record<string, string | undefined>>, ...push: string[]): string;
  git(folder: string, ...args: string[]): string;
  /** Starts the follower in a process group of its own. */
  begin(...args: string[]): ChildProcess;
  follow(...args: string[]): Promise<{ code: number | null; said: string }>;
  shown(): Promise<Shown | undefined>;
  /** The posts that the store has. */
  posts(): string;
  memory(): Record<string, unknown>;
  /** Kills the service, as a power cut does. */
  kill(): void;
}

/** Makes it in a temporary folder that is gone when the test ends. */
export async function miniature(): Promise<Miniature> {
  const folder = temporaryFolder({ 'data/posts.json': '[]' });
  const at = (name: string) => join(folder, name);
  const [desk, server, unit] = [at('desk'), at('server'), at('unit')];
  const port = await freePort();
  const name = { name: 'Desk', email: 'desk@example.com' };
  const env = {
    ...process.env,
    ...{ ENV_FILE: '', DATA_DIR: at('data'), PORT: String(port), NODE_NO_WARNINGS: '1' },
    ...{ GIT_AUTHOR_NAME: name.name, GIT_AUTHOR_EMAIL: name.email },
    ...{ GIT_COMMITTER_NAME: name.name, GIT_COMMITTER_EMAIL: name.email },
    PATH: [at('bin'), dirname(process.execPath), process.env['PATH']].join(delimiter),
  };
  const run = (program: string, args: string[], cwd: string) => {
    const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
    return stdout.trim();
  };
  const git = (where: string, ...args: string[]) => run('git', args, where);
  const publish: Miniature['publish'] = (files, ...push) => {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(desk, file)), { recursive: true });
      if (text === undefined) rmSync(join(desk, file), { force: true });
      else writeFileSync(join(desk, file), text);
    }
    git(desk, 'add', '--all');
    git(desk, 'commit', '--quiet', '--allow-empty', '--message', 'Change the page');
    git(desk, 'push', '--quiet', ...push, 'origin', 'main');
    return git(desk, 'rev-parse', 'HEAD');
  };
  mkdirSync(at('bin'));
  // `npm run --silent NAME` without npm, which takes longer to start than what it runs.
  const programs = { systemctl: `cat '${unit}'`, npm: 'exec node "$3.ts"' };
  for (const [program, does] of Object.entries(programs)) {
    writeFileSync(at(`bin/${program}`), `#!/bin/sh\n${does}\n`, { mode: 0o755 });
  }
  git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', 'public.git');
  git(folder, 'clone', '--quiet', 'public.git', 'desk');
  git(desk, 'symbolic-ref', 'HEAD', 'refs/heads/main');
  publish(FILES);
  git(folder, 'clone', '--quiet', 'public.git', 'server');
  run(process.execPath, ['build.ts'], server);
  const service = keepRunning(server, env, (pid, restarts) => {
    const id = `Id=site@${port}.service\nMainPID=${pid}\nNRestarts=${restarts}\n`;
    // Whole at each moment, as systemd's answer is.
    writeFileSync(`${unit}.next`, `${id}ActiveState=active\n`);
    renameSync(`${unit}.next`, unit);
  });
  const shown = () =>
    fetch(`http://127.0.0.1:${port}/`)
      .then((response) => response.json())
      .catch(() => undefined);
  await waitUntil(shown);
  const begin = (...args: string[]) =>
    spawn(process.execPath, [join(SCRIPTS, 'follow.ts'), ...args], {
      ...{ cwd: server, env, detached: true },
    });
  return {
    ...{ folder, server, publish, git, begin, shown, kill: service.kill },
    async follow(...args) {
      const child = begin(...args);
      let said = '';
      for (const stream of [child.stdout, child.stderr]) {
        stream?.setEncoding('utf8').on('data', (text) => {
          said += text;
        });
      }
      const [code] = await once(child, 'close');
      return { code: typeof code === 'number' ? code : null, said };
    },
    posts: () => readFileSync(at('data/posts.json'), 'utf8'),
    memory: () => JSON.parse(readFileSync(at('data/follow.json'), 'utf8')),
  };
}

/** Restarts as systemd does with Restart=always; reports its process, 0 for none, and how often it was restarted. */
function keepRunning(
  cwd: string,
  env: NodeJS.ProcessEnv,
  tell: (pid: number, restarts: number) => void,
): { kill(): void } {
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
  return { kill: () => void child?.kill('SIGKILL') };
}
