import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { IS_LONG } from '../tests/long.ts';
import { waitUntil } from '../tests/wait.ts';
import { type Miniature, miniature } from './release/testing/miniature.ts';

/** The second of each pair is of a version that does not answer. */
const KILLS = IS_LONG ? 40 : 2;
/** Longer than any part of a run that a kill may fall into. */
const KILLED_WITHIN_MS = 2_000;

/** The public answer, once a server answers. */
const shownBy = (site: Miniature) => waitUntil(site.shown);

test('a change, a post and their undoing reach the public, and nothing new is the end at once', async () => {
  const site = await miniature();
  expect(await site.follow()).toMatchObject({ code: 0 });
  const added = site.publish({ 'content/page.txt': 'second', 'content/posts/new.md': 'new' });
  expect(await site.follow()).toMatchObject({ code: 0 });
  expect(await site.shown()).toMatchObject({ version: added, one: 'second' });
  expect(site.posts()).toBe('["first","new"]');

  const undone = site.publish({ 'content/page.txt': 'first', 'content/posts/new.md': undefined });
  expect(await site.follow()).toMatchObject({ code: 0 });
  expect(await site.shown()).toMatchObject({ version: undone, one: 'first' });
  expect(site.posts()).toBe('["first"]');
  expect(await site.follow()).toEqual({ code: 0, said: '' });
  expect(site.memory()).toEqual({ done: undone });
  site.publish({ 'content/page.txt': 'third' });
  await site.follow();
  expect(readdirSync(join(site.server, '.releases'))).toHaveLength(3);
});

test('a version that is not built or does not answer is given up, and the next is taken', async () => {
  const site = await miniature();
  const before = site.git(site.server, 'rev-parse', 'HEAD');
  for (const [why, page, reason] of [
    ['build', 'unbuildable', 'it could not be built'],
    ['answer', 'unanswering', 'it did not answer'],
  ] as const) {
    const bad = site.publish({ 'content/page.txt': page, 'content/posts/bad.md': 'bad' });
    const { code, said } = await site.follow();
    expect({ code, said }).toMatchObject({ code: 1, said: expect.stringContaining(reason) });
    expect(site.memory()).toMatchObject({ done: before, refused: { version: bad, why } });
    expect(await shownBy(site)).toMatchObject({ version: before, one: 'first', two: 'first' });
    expect(readFileSync(join(site.server, 'content/page.txt'), 'utf8')).toBe('first');
    expect(site.posts()).toBe('[]');
    expect(await site.follow()).toEqual({ code: 0, said: '' });
  }
  expect(await site.follow('--again')).toMatchObject({ code: 1 });
  const good = site.publish({ 'content/page.txt': 'second' });
  expect(await site.follow()).toMatchObject({ code: 0 });
  expect(await site.shown()).toMatchObject({ version: good, one: 'second' });
  expect(site.memory()).toEqual({ done: good });
});

test('a branch or registry that is away is waited for; another history, and what was changed here by hand, are left alone', async () => {
  const site = await miniature();
  await site.follow();
  const before = site.git(site.server, 'rev-parse', 'HEAD');
  const typed = join(site.server, 'content/page.txt');
  writeFileSync(typed, 'typed on the server');
  const next = site.publish({ 'content/page.txt': 'second', 'notes.txt': 'from the desk' });
  expect((await site.follow()).said).toContain('changed here by hand');
  expect(site.memory()).toMatchObject({ refused: { version: next, why: 'branch' } });
  expect(await site.follow()).toEqual({ code: 0, said: '' });
  expect(readFileSync(typed, 'utf8')).toBe('typed on the server');

  site.git(site.server, 'checkout', '--quiet', 'content/page.txt');
  writeFileSync(join(site.server, 'notes.txt'), 'of the server');
  expect(await site.follow()).toEqual({ code: 0, said: '' });
  expect(readFileSync(join(site.server, 'notes.txt'), 'utf8')).toBe('of the server');

  rmSync(join(site.server, 'notes.txt'));
  const url = site.git(site.server, 'remote', 'get-url', 'origin');
  site.git(site.server, 'remote', 'set-url', 'origin', '/nowhere');
  expect(await site.follow()).toMatchObject({ code: 1, said: expect.stringContaining('nowhere') });
  site.git(site.server, 'remote', 'set-url', 'origin', url);
  writeFileSync(join(site.folder, 'registry-is-away'), '');
  expect(await site.follow()).toMatchObject({ code: 1 });
  expect(await site.shown()).toMatchObject({ one: 'first' });
  rmSync(join(site.folder, 'registry-is-away'));
  expect(await site.follow()).toMatchObject({ code: 0 });
  site.git(join(site.folder, 'desk'), 'reset', '--quiet', '--hard', before);
  const other = site.publish({ 'content/page.txt': 'another history' }, '--force');
  expect(await site.follow()).toMatchObject({ code: 1 });
  expect(site.memory()).toMatchObject({ done: next, refused: { version: other, why: 'branch' } });
  expect(await site.shown()).toMatchObject({ version: next, one: 'second' });
});

test(`the next run ends right after each of ${KILLS} kills, and the public gets one version or the other, whole`, async () => {
  const site = await miniature();
  const texts = new Map([[site.git(site.server, 'rev-parse', 'HEAD'), 'first']]);
  let isOver = false;
  const watch = async () => {
    for (let asked = 0; ; asked += 1) {
      const shown = await site.shown();
      if (shown) expect(shown).toMatchObject({ one: texts.get(shown.version), two: shown.one });
      if (isOver) return asked;
      await pause(50);
    }
  };
  const watching = watch();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const isBad = kill % 2 === 1;
    const page = isBad ? 'unanswering' : `page ${kill}`;
    const post = kill % 4 === 0 ? 'comes and goes' : undefined;
    const before = isBad ? site.memory()['done'] : undefined;
    const commit = site.publish({ 'content/page.txt': page, 'content/posts/other.md': post });
    texts.set(commit, page);
    const run = site.begin();
    run.stdout?.resume();
    await pause(Math.random() * KILLED_WITHIN_MS);
    if (run.exitCode === null && run.pid !== undefined) process.kill(-run.pid, 'SIGKILL');
    site.kill();
    if (run.exitCode === null && run.signalCode === null) await once(run, 'exit');
    const { code, said } = await site.follow();
    // Where the version was given up before the kill, the next run only finishes the way back.
    const ends =
      isBad && code !== 0 ? { code: 1, said: expect.stringContaining('is given up') } : { code: 0 };
    expect({ code, said }).toMatchObject(ends);
    expect(await shownBy(site)).toMatchObject({ version: before ?? commit });
    expect(site.memory()).toMatchObject({ done: before ?? commit });
    if (!isBad) expect(site.posts()).toBe(post ? '["first","other"]' : '["first"]');
    expect(site.git(site.server, 'status', '--porcelain')).toBe('');
  }
  isOver = true;
  expect(await watching).toBeGreaterThan(KILLS);
});
