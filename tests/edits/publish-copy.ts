import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, join, relative } from 'node:path';

/** What `npm run publish` did. */
export interface Published {
  code: number | null;
  /** What it printed. */
  said: string;
  /** The post that was hidden before. */
  hidden: string;
}

/** Makes the copy a clone of a bare repository inside it, with one commit. */
export function beginRepository(copy: string): void {
  const repository = join(copy, 'node_modules/.cache/public.git');
  git(copy, 'init', '--quiet', '--bare', '--initial-branch=main', repository);
  git(copy, 'init', '--quiet', '--initial-branch=main');
  git(copy, 'remote', 'add', 'origin', repository);
  git(copy, 'config', 'user.name', 'Ana');
  git(copy, 'config', 'user.email', 'ana@example.com');
  git(copy, 'add', '.');
  git(copy, 'commit', '--quiet', '--message', 'Begin');
  git(copy, 'push', '--quiet', '--set-upstream', 'origin', 'main');
}

/**
 * Hides a post and runs `npm run publish` with the site's own build, whose `dist` is the copy's then.
 *
 * @param copy a clone by `beginRepository`, edited since
 * @param dist the build of what it was before
 */
export async function publishCopy(copy: string, dist: string): Promise<Published> {
  const before = join(copy, 'node_modules/.cache/versions', git(copy, 'rev-parse', 'HEAD^{tree}'));
  mkdirSync(join(before, 'content'), { recursive: true });
  cpSync(dist, join(before, 'dist'), { recursive: true });
  cpSync('content/posts', join(before, 'content/posts'), { recursive: true });
  const hidden = hidePost(copy);
  const server = createServer((_, response) => {
    const version = git(copy, 'ls-remote', 'origin', 'main').slice(0, 40);
    response.end(JSON.stringify({ version, builtAt: new Date().toISOString() }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const child = spawn(process.execPath, ['setup/publish.ts', '--yes'], {
    cwd: copy,
    env: { ...process.env, PUBLIC_URL: `http://127.0.0.1:${port}` },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const [code] = await once(child, 'exit');
  server.close();
  if (code === 0) {
    const after = join(copy, 'node_modules/.cache/versions', git(copy, 'rev-parse', 'HEAD^{tree}'));
    cpSync(join(after, 'dist'), join(copy, 'dist'), { recursive: true });
  }
  return { code: typeof code === 'number' ? code : null, said, hidden };
}

/** Hides a post to which no service and no other post leads; returns its file. */
function hidePost(copy: string): string {
  const others = globSync(join(copy, 'content/{services,posts}/*.{yaml,md}')).map((file) =>
    readFileSync(file, 'utf8'),
  );
  for (const file of globSync(join(copy, 'content/posts/*.md')).sort()) {
    const text = readFileSync(file, 'utf8');
    const isNamed = others.some((text) => text.includes(basename(file, '.md')));
    if (isNamed || !text.includes('is_published: true')) continue;
    writeFileSync(file, text.replace('is_published: true', 'is_published: false'));
    return relative(copy, file);
  }
  throw new Error('services and posts lead to every published post');
}

function git(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}
