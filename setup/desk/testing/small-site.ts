import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Desk } from '../desk.ts';
import { smallWorkshop } from './small-workshop.ts';

/** A repository, a public site that follows it, and desks that publish to it. */
export interface Office {
  /** A new clone, as `who` has it; the last part of its path is the name. */
  desk(who: string): TestDesk;
  /** The text of a file that is public; undefined where there is none. */
  isPublic(file: string): string | undefined;
  /** What the public site says of itself instead of what is pushed. */
  says: { status?: number; refused?: { version: string; why: string }; version?: string };
  repository: string;
  publicUrl: string;
}

/** One of them. */
export interface TestDesk extends Desk {
  /** All that it has said. */
  said: string[];
  /** What it answers when it is asked. */
  answer: boolean;
  git(...args: string[]): string;
  write(file: string, text: string): void;
  read(file: string): string | undefined;
}

/** Makes a repository with three pages and an office around it. */
export async function openOffice(): Promise<Office> {
  const folder = mkdtempSync(join(tmpdir(), 'office-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const repository = join(folder, 'site.git');
  run(folder, 'init', '--quiet', '--bare', '--initial-branch=main', repository);
  const says: Office['says'] = {};
  const publicUrl = await serve(() => ({
    version: says.version ?? run(repository, 'rev-parse', 'main'),
    ...says,
  }));
  const office: Office = {
    ...{ repository, says, publicUrl },
    desk: (who) => {
      const project = join(folder, who);
      run(folder, 'clone', '--quiet', repository, project);
      run(project, 'config', 'user.name', who);
      run(project, 'config', 'user.email', `${who}@example.com`);
      return deskIn(project, publicUrl);
    },
    isPublic: (file) => {
      const { status, stdout } = spawnSync('git', ['show', `main:${file}`], {
        ...{ cwd: repository, encoding: 'utf8' },
      });
      return status === 0 ? stdout : undefined;
    },
  };
  const first = office.desk('Whoever runs it');
  for (const [name, text] of Object.entries(FILES)) first.write(name, text);
  first.git('add', '.');
  first.git('commit', '--quiet', '--message', 'Begin');
  first.git('push', '--quiet', 'origin', 'HEAD:main');
  return office;
}

const FILES = {
  '.gitignore': 'node_modules/\ndist/\n.env\n',
  'package.json': '{}\n',
  'content/about.txt': 'We are a firm.\n\nWe are small.\n\nWe are in Bellaire.\n',
  'content/contact.txt': 'Call (713) 555-0100.\n',
  'content/payroll.txt': 'We run payroll.\n',
};

function deskIn(project: string, publicUrl: string): TestDesk {
  mkdirSync(join(project, 'node_modules'));
  const desk: TestDesk = {
    ...{ project, publicUrl, said: [], answer: true },
    patience: { everyMs: 5, forMs: 60 },
    workshop: smallWorkshop(),
    say: (line) => desk.said.push(line),
    carryPosts: async (removed) => [`Posts: ${removed.join()}`],
    ask: async () => desk.answer,
    git: (...args) => run(project, ...args),
    write: (file, text) => {
      mkdirSync(dirname(join(project, file)), { recursive: true });
      writeFileSync(join(project, file), text);
    },
    read: (file) =>
      existsSync(join(project, file)) ? readFileSync(join(project, file), 'utf8') : undefined,
  };
  return desk;
}

/** All files of a folder's `content`, by name. */
export function contentOf(project: string): Record<string, string> {
  const folder = join(project, 'content');
  return Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.txt'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
}

function run(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd, encoding: 'utf8' });
  if (status === 0) return stdout.trim();
  throw new Error(`git ${args.join(' ')}: ${stderr}`);
}

async function serve(mark: () => { status?: number }): Promise<string> {
  const server = createServer((request, response) => {
    const { status = 200, ...said } = mark();
    response.statusCode = request.url === '/version.json' ? status : 404;
    response.end(JSON.stringify({ builtAt: new Date().toISOString(), ...said }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('expected a port');
  return `http://127.0.0.1:${address.port}`;
}
