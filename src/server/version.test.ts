import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../tests/temporary-folder.ts';
import { FAKE_VERSION } from './testing/fake-site.ts';
import { appForTest } from './testing/test-app.ts';
import { FOLLOWED_FILE, readRejected, registerVersionRoute } from './version.ts';

const ANSWERS = FAKE_VERSION.version;
const GIVEN_UP = { version: 'b'.repeat(40), why: 'build' };

test('/version.json shows the running version and is not cached; a trailing slash redirects to it', async () => {
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

test.each([
  ['shows a rejected version', JSON.stringify({ refused: { ...GIVEN_UP, at: 5 } }), GIVEN_UP],
  [
    'omits a rejected version that is running',
    JSON.stringify({ refused: { ...GIVEN_UP, version: ANSWERS } }),
    undefined,
  ],
  ['omits the rejected version if its file is broken', '{"refused"', undefined],
])('/version.json %s', async (_, told, refused) => {
  const folder = temporaryFolder({ [FOLLOWED_FILE]: told });
  const app = Fastify();
  onTestFinished(() => app.close());
  registerVersionRoute(app, FAKE_VERSION, () => readRejected(folder));
  const answer = await app.inject('/version.json');
  expect(answer.json()).toEqual({ ...FAKE_VERSION, ...(refused && { refused }) });
});
