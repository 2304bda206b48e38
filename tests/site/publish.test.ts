/** From a changed sentence to its sight on the public site, with the site's own build. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyProject } from '../copy-project.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** Two builds’ time on a busy machine. */
const BUILDING_MS = 600_000;

test(
  'a changed heading and a hidden post are told, built, pushed and seen',
  async () => {
    const project = copyProject();
    onTestFinished(() => rmSync(project, { recursive: true, force: true }));
    const repository = temporaryFolder();
    const git = (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync('git', args, { cwd: project, encoding: 'utf8' });
      if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
      return stdout.trim();
    };
    git('init', '--quiet', '--bare', '--initial-branch=main', repository);
    git('init', '--quiet', '--initial-branch=main');
    git('remote', 'add', 'origin', repository);
    git('config', 'user.name', 'Ana');
    git('config', 'user.email', 'ana@example.com');
    git('add', '.');
    git('commit', '--quiet', '--message', 'Begin');
    git('push', '--quiet', '--set-upstream', 'origin', 'main');
    // What these tests serve is the build of it.
    const kept = join(project, 'node_modules/.cache/versions', git('rev-parse', 'HEAD^{tree}'));
    mkdirSync(kept, { recursive: true });
    for (const part of ['dist', 'content/posts']) {
      cpSync(part, join(kept, part), { recursive: true });
    }
    const server = createServer((_, response) => {
      const version = git('ls-remote', 'origin', 'main').slice(0, 40);
      response.end(JSON.stringify({ version, builtAt: new Date().toISOString() }));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void server.close());
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;

    const edit = (file: string, from: RegExp, to: string) => {
      const text = readFileSync(join(project, file), 'utf8');
      expect(text).toMatch(from);
      writeFileSync(join(project, file), text.replace(from, to));
    };
    const heading = 'Write to Us Before Noon';
    edit('content/pages/contact.yaml', /(hero:[\s\S]*?\n {2}title: ).*/, `$1${heading}`);
    const shown = globSync('content/posts/*.md').find((file) =>
      readFileSync(file, 'utf8').includes('is_published: true'),
    );
    edit(shown ?? '', /is_published: true/, 'is_published: false');

    const child = spawn(process.execPath, ['setup/publish.ts', '--yes'], {
      cwd: project,
      env: { ...process.env, PUBLIC_URL: `http://127.0.0.1:${port}` },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    }
    const [code] = await once(child, 'exit');
    expect({ said, code }).toEqual({ said: expect.stringContaining(`+ ${heading}`), code: 0 });
    expect(said).toMatch(/Contact \(\/contact\):\n- /);
    expect(said).toContain(`(${basename(shown ?? '', '.md')}): hidden`);
    expect(said).toMatch(/The public site shows it since /);
    expect(git('show', 'origin/main:content/pages/contact.yaml')).toContain(heading);
  },
  BUILDING_MS,
);
