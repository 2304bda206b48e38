import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

/** The result of `npm run publish`. */
export interface Published {
  code: number | null;
  /** Its output. */
  said: string;
}

/** The file of a post that is public before, and hidden with the edits. */
export const HIDDEN_POST = 'content/posts/a-post-to-hide.md';

/**
 * Makes the copy a clone of a bare repository inside it, with one commit and one more post.
 */
export function beginRepository(copy: string): void {
  cpSync(join(copy, 'content/posts/bank-reconciliation-this-month.md'), join(copy, HIDDEN_POST));
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
 * Hides the post, runs `npm run publish`, and builds what is published.
 *
 * @param copy a clone by `beginRepository`, edited since
 */
export async function publishCopy(copy: string): Promise<Published> {
  const post = join(copy, HIDDEN_POST);
  const text = readFileSync(post, 'utf8');
  writeFileSync(post, text.replace('is_published: true', 'is_published: false'));
  const server = createServer((_, response) => {
    const version = git(copy, 'ls-remote', 'origin', 'main').slice(0, 40);
    response.end(JSON.stringify({ version, builtAt: new Date().toISOString() }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const child = spawn(process.execPath, ['scripts/publish.ts', '--yes'], {
    cwd: copy,
    env: { ...process.env, PUBLIC_URL: `http://127.0.0.1:${port}` },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const [code] = await once(child, 'close');
  server.close();
  if (code === 0) {
    const { status } = spawnSync(process.execPath, ['scripts/build.ts'], {
      ...{ cwd: copy, stdio: 'inherit' },
    });
    if (status !== 0) throw new Error('what is published cannot be built');
  }
  return { code: typeof code === 'number' ? code : null, said };
}

function git(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}
