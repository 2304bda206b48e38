import { cpSync, existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { texasToday } from '../base/calendar/texas-time.ts';
import { PLACEHOLDER_EXCERPT } from '../blog/articles/placeholder-excerpt.ts';
import { inboxPath, openInbox } from '../inbox/store.ts';
import { ARRIVAL } from '../inbox/testing/sample.ts';
import { temporaryFolder } from '../tests/temporary-folder.ts';
import { runCommand } from './testing/run-command.ts';

const PROJECT = join(import.meta.dirname, '..');
const GO = 'To bring that to the public site: npm run publish\n';

let desk: string;
let file: string;

/** A copy of the project: commands edit its articles. */
beforeEach(() => {
  desk = temporaryFolder();
  for (const folder of ['base', 'blog', 'cli', 'content', 'inbox']) {
    cpSync(join(PROJECT, folder), join(desk, folder), { recursive: true });
  }
  cpSync(join(PROJECT, 'package.json'), join(desk, 'package.json'));
  symlinkSync(join(PROJECT, 'node_modules'), join(desk, 'node_modules'), 'junction');
  file = join(desk, 'content/posts/my-post.md');
});

const run = (program: string, ...args: string[]) =>
  runCommand(join(desk, 'cli', `${program}.ts`), args, join(desk, 'data'));
const posts = (...args: string[]) => run('posts', ...args);

/** With Windows' line ends and remarks, which a command keeps. */
const article = (published: string, date: string, excerpt = 'What it is about.') =>
  [
    '\uFEFF---',
    "title: 'My post: a beginning'",
    `excerpt: ${excerpt}`,
    'category: Business',
    'author_name: Ann Lee',
    'author_title: CPA',
    `is_published:   ${published}`,
    `published_at: ${date}`,
    '---',
    '',
    'Text.',
    '',
  ].join('\r\n');
const written = () => readFileSync(file, 'utf8');

test('on a desk, a post is published, dated, hidden and removed in its file', () => {
  writeFileSync(file, article('false', '2026-11-03'));
  expect(posts('publish', 'my-post')).toEqual({
    status: 0,
    stdout: `content/posts/my-post.md says is_published: true.\n${GO}`,
    stderr: '',
  });
  expect(written()).toBe(article('true', '2026-11-03'));
  expect(posts('schedule', file, '2999-12-31').stdout).toContain('from December 31, 2999 on');
  expect(written()).toBe(article('true', '2999-12-31'));
  expect(posts('publish', 'my-post').stdout).toContain(
    'Its date was December 31, 2999, and is today’s now.\n',
  );
  expect(written()).toBe(article('true', texasToday()));
  expect(posts('unpublish', 'my-post').stdout).toContain('is a draft');
  expect(written()).toBe(article('false', texasToday()));
  expect(posts('delete', 'my-post').stderr).toContain('add --yes to delete');
  expect(posts('delete', 'my-post', '--yes').stdout).toBe(
    `content/posts/my-post.md is deleted.\n${GO}`,
  );
  expect(existsSync(file)).toBe(false);
  expect(posts('publish', 'my-post').stderr).toContain('There is no content/posts/my-post.md');
  expect(existsSync(join(desk, 'data'))).toBe(false);
});

test('a post that was begun and not written, or with a line to write by hand, stays as it is', () => {
  const begun = article('false', '2026-11-03', PLACEHOLDER_EXCERPT);
  writeFileSync(file, begun);
  expect(posts('publish', 'my-post').stderr).toMatch(/^my-post\.md: excerpt: expected /);
  expect(written()).toBe(begun);
  const odd = article('&a false', '2026-11-03');
  writeFileSync(file, odd);
  expect(posts('publish', 'my-post').status).toBe(1);
  expect(written()).toBe(odd);
});

test('a change that a file cannot carry is refused with what to type, unless it is meant for here', () => {
  writeFileSync(file, article('true', '2026-11-03'));
  const place = join(desk, 'data', 'blog.sqlite');
  const own = 'of this computer’s own copy of the site';
  expect(posts('add', 'my-post')).toEqual({
    status: 1,
    stdout: '',
    stderr:
      `Nothing is done: ${place} is ${own}.\n` +
      'The articles of content/posts come to the public site with: npm run publish\n' +
      'To change this computer’s own: npm run posts -- add my-post --here\n',
  });
  expect(existsSync(place)).toBe(false);
  expect(posts('add', 'my-post', '--here').stdout).toBe(
    'added    my-post\n' +
      'my-post is published, at http://localhost:4321/blog/my-post.\n' +
      `In ${place}, ${own}: the public one is unchanged.\n`,
  );
  expect(posts('list').stdout).toMatch(
    /my-post .*\n.*blog\.sqlite is of this computer’s own copy of the site: the public site has its own\.\n$/,
  );
});

test('an empty inbox of a desk does not look like that of the public site', () => {
  expect(run('inbox').stderr).toContain(
    'come to this computer’s own copy of the site, and the public',
  );
  const path = inboxPath(join(desk, 'data'));
  const inbox = openInbox(path);
  inbox.add([ARRIVAL]);
  expect(run('inbox', 'done', '1')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(
      /^Nothing is done: .*\n.* on the server, .*; on Netlify .*\n.* npm run inbox -- done 1 --here\n$/,
    ),
  });
  expect(inbox.count({ state: 'new' })).toBe(1);
  expect(run('inbox', 'done', '1', '--here').stdout).toMatch(
    /^Done: #1\.\nIn .* is unchanged\.\n$/,
  );
  inbox.close();
  expect(run('inbox').stdout).toBe(
    `0 new messages.\n${path} is of this computer’s own copy of the site: the public site has its own.\n`,
  );
});
