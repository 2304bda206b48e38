import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { portOf } from '../../tests/port-of.ts';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { TEST_TIMEOUT_MS } from '../../tests/test-timeout.ts';
import { fetchBranch } from './branch.ts';
import { type Change, changeInWords } from './changes.ts';
import { createGit } from './git.ts';
import { publish } from './publish.ts';
import type { PublishContext } from './publish-context.ts';
import { undo } from './undo.ts';
import { versionsOf } from './versions.ts';

const FIRM = 'content/firm.yaml';
const PHONE = 'name: Poe CPA\nphone: (713) 555-0199\n';

/** An office computer that records the output. */
interface TestDesk extends PublishContext {
  /** The output since the last call. */
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

/** A bare repository with some content, a public site that shows its branch, and computers that publish to it. */
async function openOffice() {
  const folder = temporaryFolder();
  const repository = join(folder, 'site.git');
  const run = (cwd: string, ...args: string[]) => createGit(cwd)(...args);
  run(folder, 'init', '--quiet', '--bare', '--initial-branch=main', repository);
  /** Overrides the public site's /version.json. */
  const says: { version?: string; refused?: { version: string; why: string } } = {};
  const server = createServer((_, response) => {
    const version = says.version ?? run(repository, 'rev-parse', 'main');
    // A kept-alive connection may close while Git takes long.
    response.setHeader('connection', 'close');
    response.end(JSON.stringify({ builtAt: '', ...says, version }));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  /** A new clone for the user `who`. */
  const desk = (who: string) => {
    const project = join(folder, who);
    run(folder, 'clone', '--quiet', repository, project);
    run(project, 'config', 'user.name', who);
    run(project, 'config', 'user.email', `${who}@example.com`);
    return deskIn(project, `http://127.0.0.1:${portOf(server)}`);
  };
  /** The text of a published file; undefined if there is none. */
  const isPublic = (file: string) => {
    const { ok, out } = createGit(repository).attempt('show', `main:${file}`);
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
    project,
    publicUrl,
    git: createGit(project),
    changed: [],
    answer: true,
    patience: { everyMs: 5, forMs: TEST_TIMEOUT_MS },
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

test('a change is shown field by field, confirmed, committed, pushed and seen on the public site', async () => {
  const office = await openOffice();
  const ana = office.desk('Ana');
  ana.write(FIRM, PHONE);
  ana.write('content/offices.yaml', '- { name: Bellaire, city: Houston }\n- { name: Spring }\n');
  ana.write('content/posts/a.md', '---\ntitle: A\n---\n\nOne.\n\nThree.\n\nTwo.\n');
  ana.write('content/posts/b.md', '---\ntitle: B\n---\n\nText.\n');
  expect(await publish(ana, { look: true })).toBe('ready');
  expect(ana.changed.map(changeInWords)).toEqual([
    'content/firm.yaml, phone:\n- (713) 555-0100\n+ (713) 555-0199',
    'content/offices.yaml, Katy, name:\n- Katy',
    'content/offices.yaml, Katy, city:\n- Katy',
    'content/offices.yaml, Bellaire, city:\n- Bellaire\n+ Houston',
    'content/offices.yaml, Spring, name:\n+ Spring',
    'content/posts/a.md, text:\n+ Three.',
    'content/posts/b.md:\n+ a new file',
  ]);
  ana.answer = false;
  expect(await publish(ana)).toBe('refused');
  expect(office.isPublic(FIRM)).toContain('0100');

  ana.answer = true;
  ana.write('server.ts', 'half a line');
  expect(await publish(ana)).toBe('published');
  expect(ana.said()).toMatch(
    /Published\.\n.*\nThe public site shows it since .*\nThe posts follow/,
  );
  expect(office.isPublic(FIRM)).toBe(PHONE);
  // An uncommitted change to the software is neither published nor lost.
  expect([office.isPublic('server.ts'), ana.read('server.ts')]).toEqual(['one\n', 'half a line']);
  expect(ana.git('status', '--porcelain')).toBe(' M server.ts');
  expect(ana.git('log', '-1', '--format=%an: %s')).toBe(
    'Ana: Publish: firm, offices, a and 1 more',
  );
  expect(await publish(ana)).toBe('nothing');
});

test('undo reverts the latest, the undo, or a given version', async () => {
  const office = await openOffice();
  const ana = office.desk('Ana');
  ana.write(FIRM, PHONE);
  await publish(ana, { yes: true });
  ana.write('content/posts/b.md', '---\ntitle: B\n---\n\nText.\n');
  await publish(ana, { yes: true });
  ana.write('content/offices.yaml', '[]\n');
  expect(await undo(ana, '', true)).toBe('published');
  expect(office.isPublic('content/posts/b.md')).toBeUndefined();
  expect(ana.changed).toEqual([
    { file: 'content/posts/b.md', field: '', before: 'the file, which goes' },
  ]);
  // Unpublished changes stay.
  expect(ana.read('content/offices.yaml')).toBe('[]\n');
  expect(office.isPublic('content/offices.yaml')).toContain('Katy');
  expect(await undo(ana, '', true)).toBe('published');
  expect(office.isPublic('content/posts/b.md')).toContain('Text.');

  const found = versionsOf(ana.git, fetchBranch(ana.git), 20);
  expect(found.map(({ subject, author }) => `${author}: ${subject}`)).toEqual([
    'Ana: Undo: Undo: Publish: b',
    'Ana: Undo: Publish: b',
    'Ana: Publish: b',
    'Ana: Publish: firm',
  ]);
  expect(await undo(ana, found[3]?.version.slice(0, 7) ?? '', true)).toBe('published');
  expect(office.isPublic(FIRM)).toContain('0100');
  await expect(undo(ana, '0000000', true)).rejects.toThrow('lists no version 0000000');
  // A later change is not undone.
  ana.write(FIRM, 'name: Poe\nphone: none\n');
  await publish(ana, { yes: true });
  await expect(undo(ana, found[3]?.version ?? '', true)).rejects.toThrow(/Nothing is changed/);
  expect(ana.git('status', '--porcelain')).toBe('');
  // A manual commit that changes only content is a version; one that changes the software is not.
  for (const file of ['content/offices.yaml', 'server.ts']) {
    ana.write(file, 'by hand\n');
    ana.git('commit', '--quiet', '--all', '--message', `Change ${file}`);
  }
  ana.git('push', '--quiet', 'origin', 'HEAD:main');
  const [last] = versionsOf(ana.git, fetchBranch(ana.git), 1);
  expect(last?.subject).toBe('Change content/offices.yaml');
});

test('two computers publish both changes, or the same change once, and a conflict loses neither text', async () => {
  const office = await openOffice();
  const [ana, ben] = [office.desk('Ana'), office.desk('Ben')];
  ana.write(FIRM, PHONE);
  ben.write(FIRM, PHONE);
  await publish(ana, { yes: true });
  expect(await publish(ben, { yes: true })).toBe('nothing');
  expect(ben.git('status', '--porcelain', '--branch')).toBe('## main...origin/main');
  ana.write('content/posts/b.md', '---\ntitle: B\n---\n\nText.\n');
  ben.write('content/offices.yaml', '[]\n');
  const both = await Promise.all([publish(ana, { yes: true }), publish(ben, { yes: true })]);
  expect(both).toEqual(['published', 'published']);
  expect([office.isPublic('content/posts/b.md'), office.isPublic('content/offices.yaml')]).toEqual([
    '---\ntitle: B\n---\n\nText.\n',
    '[]\n',
  ]);

  ben.write(FIRM, 'name: Poe CPA\nphone: Ben’s\n');
  await publish(ben, { yes: true });
  ana.write(FIRM, 'name: Poe CPA\nphone: Ana’s\n');
  ana.write('server.ts', 'half a line');
  ana.said();
  expect(await publish(ana, { yes: true })).toBe('conflict');
  expect(ana.said()).toMatch(/content\/firm\.yaml.\nTheirs:\nphone: Ben’s\nYours:\nphone: Ana’s/);
  expect(ana.read(FIRM)).toContain('Ana’s');
  expect(ana.git('status', '--porcelain')).toBe(' M content/firm.yaml\n M server.ts');
  expect(office.isPublic(FIRM)).toContain('Ben’s');
  ana.write(FIRM, 'name: Poe CPA\nphone: Both’s\n');
  expect(await publish(ana, { yes: true, mine: true })).toBe('published');
  expect(office.isPublic(FIRM)).toContain('Both’s');
});

test('a failed publish shows Git’s own message, and keeps the changes', async () => {
  const office = await openOffice();
  const ana = office.desk('Ana');
  ana.write(FIRM, 'name: Now!!\n');
  expect(await publish(ana, { yes: true })).toBe('refused');
  expect(ana.said()).toBe('content/firm.yaml: no !!');
  ana.write(FIRM, PHONE);
  const hook = (path: string) => {
    writeFileSync(path, '#!/bin/sh\necho "not on a Friday" >&2\nexit 1\n');
    chmodSync(path, 0o755);
  };
  hook(join(ana.project, '.git/hooks/pre-commit'));
  await expect(publish(ana, { yes: true })).rejects.toThrow('not on a Friday');
  expect(ana.git('status', '--porcelain')).toBe(' M content/firm.yaml');
  ana.git('config', 'core.hooksPath', '/dev/null');
  hook(join(office.repository, 'hooks/pre-receive'));
  await expect(publish(ana, { yes: true })).rejects.toThrow(/is committed here.*not on a Friday/s);
  expect(ana.git('status', '--porcelain', '--branch')).toBe('## main...origin/main [ahead 1]');
  chmodSync(join(office.repository, 'hooks/pre-receive'), 0o644);
  expect(await publish(ana, { look: true })).toBe('ready');
  expect(ana.said()).toMatch(/^Committed here, and not published yet:\n {2}\w+ Publish: firm$/m);
  expect(await publish(ana, { yes: true })).toBe('published');

  ana.git('remote', 'set-url', 'origin', '/nowhere');
  await expect(publish(ana)).rejects.toThrow(
    /cannot be read\. Nothing is changed\. Is .* the branch to publish\?\nGit says/,
  );
  ana.git('switch', '--quiet', '--detach');
  await expect(publish(ana)).rejects.toThrow('is not on a branch');
});

test('a site that rejects the version, or does not show it in time, is named', async () => {
  const office = await openOffice();
  const ana = office.desk('Ana');
  office.says.version = ana.git('rev-parse', 'HEAD');
  ana.patience.forMs = 0;
  ana.write(FIRM, PHONE);
  expect(await publish(ana, { yes: true })).toBe('failed');
  expect(ana.said()).toContain('does not show it yet. "npm run publish" waits again.');
  office.says.refused = { version: ana.git('rev-parse', 'HEAD'), why: 'build' };
  expect(await publish(ana, { yes: true })).toBe('refused');
  expect(ana.said()).toContain('it could not be built');
});
