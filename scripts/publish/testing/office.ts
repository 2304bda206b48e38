import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { HANG_MS } from '../../../tests/hang.ts';
import { portOf } from '../../../tests/port-of.ts';
import { temporaryFolder } from '../../../tests/temporary-folder.ts';
import type { Change } from '../changes.ts';
import type { Desk } from '../desk.ts';
import { gitIn } from '../git.ts';

/** A desk that notes what it is given to say. */
interface TestDesk extends Desk {
  /** Its output since the last call. */
  said(): string;
  changed: readonly Change[];
  answer: boolean;
  write(file: string, text: string): void;
  read(file: string): string | undefined;
}

const FILES = {
  '.gitignore': 'data/\n',
  'content/firm.yaml': 'name: Poe CPA\nphone: (713) 555-0100\n',
  'content/offices.yaml': '- { name: Katy, city: Katy }\n- { name: Bellaire, city: Bellaire }\n',
  'content/posts/a.md': '---\ntitle: A\n---\n\nOne.\n\nTwo.\n',
  'server.ts': 'one\n',
};

/** A bare repository with some content, a public site that shows its branch, and desks that publish to it. */
export async function openOffice() {
  const folder = temporaryFolder();
  const repository = join(folder, 'site.git');
  const run = (cwd: string, ...args: string[]) => gitIn(cwd)(...args);
  run(folder, 'init', '--quiet', '--bare', '--initial-branch=main', repository);
  /** Overrides the public site's /version.json. */
  const says: { version?: string; refused?: { version: string; why: string } } = {};
  const server = createServer((_, response) => {
    const version = says.version ?? run(repository, 'rev-parse', 'main');
    // One that is kept open may end while Git takes long.
    response.setHeader('connection', 'close');
    response.end(JSON.stringify({ builtAt: '', ...says, version }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  /** A new clone, as `who` has it. */
  const desk = (who: string) => {
    const project = join(folder, who);
    run(folder, 'clone', '--quiet', repository, project);
    run(project, 'config', 'user.name', who);
    run(project, 'config', 'user.email', `${who}@example.com`);
    return deskIn(project, `http://127.0.0.1:${portOf(server)}`);
  };
  /** The text of a file that is public; undefined where there is none. */
  const isPublic = (file: string) => {
    const { ok, out } = gitIn(repository).attempt('show', `main:${file}`);
    return ok ? `${out}\n` : undefined;
  };
  const first = desk('Eve');
  for (const [name, text] of Object.entries(FILES)) first.write(name, text);
  first.git('add', '.');
  first.git('commit', '--quiet', '--message', 'Begin');
  first.git('push', '--quiet', 'origin', 'HEAD:main');
  return { repository, says, desk, isPublic };
}

function deskIn(project: string, publicUrl: string): TestDesk {
  const lines: string[] = [];
  const at = (file: string) => join(project, file);
  const desk: TestDesk = {
    ...{ project, publicUrl, git: gitIn(project), changed: [], answer: true },
    patience: { everyMs: 5, forMs: HANG_MS },
    check: async () =>
      desk.read('content/firm.yaml')?.includes('!!') ? ['content/firm.yaml: no !!'] : [],
    syncPosts: () => void lines.push('The posts follow.'),
    say: (line) => lines.push(line),
    sayChanges: (changes) => {
      desk.changed = changes;
    },
    ask: async () => desk.answer,
    said: () => lines.splice(0).join('\n'),
    write: (file, text) => {
      mkdirSync(dirname(at(file)), { recursive: true });
      writeFileSync(at(file), text);
    },
    read: (file) => (existsSync(at(file)) ? readFileSync(at(file), 'utf8') : undefined),
  };
  return desk;
}
