import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { runScript } from '../../scripts/command/testing/run-command.ts';
import { texasToday } from '../../src/base/calendar/texas-time.ts';
import { samplePostFile } from '../../src/blog/testing.ts';
import { serveBuiltSite } from '../serve-built-site.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { open, textsIn } from './opened.ts';

const POSTS = join(import.meta.dirname, '../../scripts/posts.ts');

/** A folder with an article and its picture. */
async function folderWithPost(front: Readonly<Record<string, string>>): Promise<string> {
  const folder = temporaryFolder({
    'my-post.md': samplePostFile({ title: 'My post', ...front }, '![A desk](desk.jpg)'),
  });
  const create = { width: 1400, height: 700, channels: 3, background: '#876' } as const;
  writeFileSync(join(folder, 'desk.jpg'), await sharp({ create }).jpeg().toBuffer());
  return folder;
}

function sync(dataDir: string, folder: string): void {
  expect(runScript(POSTS, ['sync', folder], dataDir)).toMatchObject({ status: 0, stderr: '' });
}

test('a post’s file and picture show on the running site', async () => {
  const dataDir = temporaryFolder();
  const { url, kill } = await serveBuiltSite({ dataDir });
  onTestFinished(kill);
  const statusOf = async (path: string) => (await fetch(url + path)).status;
  const titles = async () => textsIn(await open(`${url}/blog`), 'main h3');
  const shows = async (is: boolean) => {
    await expect.poll(() => statusOf('/blog/my-post')).toBe(is ? 200 : 404);
    await expect.poll(async () => (await titles()).includes('My post')).toBe(is);
    for (const feed of ['xml', 'json']) {
      const text = async () => (await fetch(`${url}/blog/feed.${feed}`)).text();
      await expect.poll(async () => (await text()).includes('/blog/my-post')).toBe(is);
    }
  };
  const folder = await folderWithPost({ is_published: 'false' });

  sync(dataDir, folder);
  await shows(false);
  const front = { title: 'My post', published_at: texasToday() };
  writeFileSync(join(folder, 'my-post.md'), samplePostFile(front, '![A desk](desk.jpg)'));
  sync(dataDir, folder);
  await shows(true);

  const image = (await open(`${url}/blog/my-post`))('article img[alt="A desk"]');
  expect(image.attr()).toMatchObject({ width: '1280', height: '640', loading: 'lazy' });
  const address = image.attr('src') ?? '';
  const answer = await fetch(url + address);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1280 });

  rmSync(join(folder, 'my-post.md'));
  sync(dataDir, folder);
  await shows(false);
  await expect.poll(() => statusOf(address)).toBe(404);
});

/** Starts a preview; `end` sends what Ctrl-C does. */
async function startPreview(dataDir: string, post: string) {
  const child: ChildProcessByStdio<null, Readable, Readable> = spawn(
    process.execPath,
    [POSTS, 'preview', post],
    { env: { ...process.env, DATA_DIR: dataDir }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  child.stderr.resume();
  const [said] = await once(child.stdout, 'data');
  const [url = ''] = String(said).split('\n');
  return {
    url,
    end: async () => {
      child.kill('SIGINT');
      const [code] = await once(child, 'exit');
      return code;
    },
  };
}

test('a draft is seen by its writer alone', async () => {
  const file = join(await folderWithPost({ is_published: 'false' }), 'my-post.md');
  const preview = await startPreview(temporaryFolder(), file);
  expect(preview.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/blog\/my-post$/);
  const answer = await fetch(preview.url);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const $ = await open(preview.url);
  expect(textsIn($, 'h1')).toEqual(['My post']);
  const picture = await fetch(
    new URL($('article img[alt="A desk"]').attr('src') ?? '', preview.url),
  );
  expect(picture.headers.get('content-type')).toBe('image/webp');
  expect(picture.headers.get('cache-control')).toBe('no-store');
  // Otherwise any site that the writer visits meanwhile could load it.
  expect(picture.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect((await fetch(new URL('/about', preview.url))).status).toBe(200);

  // As in DNS rebinding: a page whose name points to this machine.
  const asked = request(preview.url, { headers: { host: 'evil.example' } }).end();
  const [refused] = await once(asked, 'response');
  expect(refused.statusCode).toBe(403);
  refused.resume();

  writeFileSync(file, samplePostFile({ published_at: 'soon' }));
  const refusal = await fetch(preview.url);
  expect(refusal.status).toBe(500);
  expect(await refusal.text()).toContain('my-post.md, line 7, published_at: expected a date');
  expect(await preview.end()).toBe(0);
});
