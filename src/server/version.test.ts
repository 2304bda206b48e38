import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { FAKE_VERSION } from './testing/fake-site.ts';
import { appForTest } from './testing/test-app.ts';
import { answerVersion, FOLLOWED_FILE, type Refused, readRefused } from './version.ts';

const NEWER = 'b'.repeat(40);

test('says which version answers, to nobody’s cache, and at its one address', async () => {
  const { app } = await appForTest();
  const answer = await app.inject({ url: '/version.json' });
  expect(answer.json()).toEqual(FAKE_VERSION);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  });
  const moved = await app.inject({ url: '/version.json/' });
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/version.json']);
});

test('says what was given up, as long as it is not what answers', async () => {
  const folder = temporaryFolder();
  const given = { version: NEWER, why: 'build' };
  const told = JSON.stringify({ done: FAKE_VERSION.version, refused: { ...given, at: 5 } });
  writeFileSync(join(folder, FOLLOWED_FILE), told);
  for (const [version, refused] of [
    [FAKE_VERSION.version, given],
    [NEWER, undefined],
  ] as const) {
    const app = Fastify();
    onTestFinished(() => app.close());
    answerVersion(app, { ...FAKE_VERSION, version }, () => readRefused(folder));
    expect((await app.inject('/version.json')).json().refused).toEqual(refused);
  }
});

test('many requests read no file as often, and a broken one breaks nothing', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const find = vi.fn<() => Promise<Refused>>(() => Promise.reject(new Error('half a file')));
  answerVersion(app, FAKE_VERSION, find);
  const clock = vi.spyOn(performance, 'now');
  onTestFinished(() => clock.mockRestore());
  for (const seconds of [2, 2.5, 2.9, 3.1]) {
    clock.mockReturnValue(seconds * 1000);
    expect((await app.inject('/version.json')).statusCode).toBe(200);
  }
  expect(find).toHaveBeenCalledTimes(2);
});
